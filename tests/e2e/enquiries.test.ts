import { seasonOf } from '@/features/club/season/rules'
import { expectAccessible } from '../support/accessible'
import { isWhole } from '../support/size'
import { expect, test, unique } from './test'

const CONTACT = '/about/contact'
/** The older birth year of the demo club's U11. */
const YEAR = String(seasonOf(new Date()).startYear + 1 - 11)

test('a mother asks for a trial, and the trainer of the category sees it', async ({ page, enterAs }) => {
  const child = unique('Oliver Nový')
  await page.goto(CONTACT)
  const form = page.getByRole('region', { name: 'Chcem skúsiť tréning' })
  await form.getByLabel('Meno a priezvisko dieťaťa').fill(child)
  await form.getByLabel('Rok narodenia').fill('1990')
  await expect(form.getByText('Kategóriu pre tento ročník navrhne tréner.')).toBeVisible()
  await form.getByLabel('Meno zákonného zástupcu').fill('Eva Nová')
  await form.getByLabel('Telefón').fill('+421 000 000 950')
  await form.getByLabel('Poznámka').fill('Môžeme prísť v stredu?')
  await form.getByRole('button', { name: 'Odoslať žiadosť' }).click()

  const refused = form.getByRole('alert')
  await expect(refused).toContainText('Zadajte rok narodenia dieťaťa')
  await expectAccessible(page)
  await expect(form.getByLabel('Meno a priezvisko dieťaťa')).toHaveValue(child)
  await expect(form.getByLabel('Poznámka')).toHaveValue('Môžeme prísť v stredu?')
  await refused.getByRole('link').click()
  await expect(form.getByLabel('Rok narodenia')).toBeFocused()

  await form.getByLabel('Rok narodenia').fill(YEAR)
  await expect(form.getByText('Navrhovaná kategória: U11')).toBeVisible()
  await page.keyboard.press('Enter')
  const thanks = form.getByRole('status')
  await expect(thanks).toContainText('Ďakujeme, tréner vás bude kontaktovať.')
  await expect(thanks).toContainText('Navrhovaná kategória: U11')
  await expect(thanks).toBeFocused()
  await expectAccessible(page)

  await enterAs('lubos')
  await page.goto('/auth/trainer/playerList')
  const line = page
    .getByRole('region', { name: 'Záujemcovia o tréning' })
    .getByRole('listitem')
    .filter({ hasText: child })
  await expect(line).toContainText('U11')
  await expect(line).toContainText('Môžeme prísť v stredu?')
  await expect(line.getByRole('link', { name: 'Zavolať: Eva Nová' })).toHaveAttribute(
    'href',
    'tel:+421000000950',
  )
  await expectAccessible(page)

  await enterAs('maria')
  await page.goto('/auth/admin/enquiries?state=new')
  const waiting = page.getByRole('listitem').filter({ hasText: child })
  await expect(waiting).toContainText('Skúšobný tréning · ročník')
  await expectAccessible(page)
  await waiting.getByRole('button', { name: `Kontaktovali sme: ${child}` }).click()
  await expect(waiting).toHaveCount(0)
  await page.getByRole('link', { name: /^Kontaktované \d+$/ }).click()
  await expect(waiting).toContainText('Kontaktovaná')
  await waiting.getByRole('button', { name: `Uzavrieť: ${child}` }).click()
  await expect(waiting).toHaveCount(0)
  await page.goto('/auth/admin/enquiries')
  await expect(waiting.getByRole('button')).toHaveText(['Otvoriť znova'])
})

test('somebody asks for a photo to be hidden, with the keyboard alone', async ({ page }, { project }) => {
  // The whole size has the desktop for it; one network may write five times an hour.
  test.skip(isWhole && project.name === 'phone', 'A phone has no keyboard.')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(CONTACT)
  const form = page.getByRole('region', { name: 'Napíšte nám' })
  await expect(form.getByRole('button', { name: 'Odoslať správu' })).toBeEnabled()
  await form.getByLabel('Čoho sa správa týka').focus()
  await page.keyboard.type('Skrytie')
  const typed = ['Peter Horák', 'Filip Horák', '', 'peter@zelenadolina.test', 'Album Turnaj, druhá fotka.']
  for (const words of typed) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(words)
  }
  await expect(form.getByLabel('Meno a priezvisko dieťaťa')).toHaveValue('Filip Horák')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).toContainText('Fotografiu čo najskôr skryjeme.')
  await expect(form.getByRole('status')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript nothing typed ever reaches an address', async ({ page }) => {
    await page.goto(CONTACT)
    const form = page.getByRole('region', { name: 'Chcem skúsiť tréning' })
    await expect(form.getByRole('button', { name: 'Odoslať žiadosť' })).toBeDisabled()
    await form.getByLabel('Meno a priezvisko dieťaťa').fill('Oliver Nový')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${CONTACT}$`))
  })
})
