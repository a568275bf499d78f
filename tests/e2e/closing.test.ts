import { addDays, dayOf, momentAt } from '@/lib/dates'
import { expectAccessible } from '../support/accessible'
import { expect, test } from './test'

// A closed pitch in one act, by a trainer with a phone in one hand.

test.use({ person: 'lubos' })

const onDay = addDays(dayOf(new Date()), 40)

test('Ľuboš calls a friendly off from the closed pitch, the site shows it, and he takes it back', async ({
  page,
  office,
  categoryNamed,
}) => {
  const { body: club } = await office.json<{ places: { id: string; name: string }[] }>(
    '/cms/api/globals/club?depth=0',
  )
  const place = club.places[0]!
  const made = await office.json<{ event: { id: string; title: string } }>('/api/events', {
    method: 'POST',
    body: {
      ...{ type: 2, categories: [await categoryNamed('U11')], opponent: 'FC Podhorie', place: place.name },
      startsAt: momentAt(onDay, '10:00').toISOString(),
    },
  })
  const { id } = made.body.event
  const text = async (path: string) => (await page.request.get(path)).text()
  const isCancelled = async () =>
    (await text(`/match/${id}`)).includes('Zrušené') &&
    (await text(`/feeds/calendar/event/${id}.ics`)).includes('STATUS:CANCELLED')
  const waitFor = async (cancelled: boolean): Promise<number> => {
    const begun = Date.now()
    await expect.poll(isCancelled, { intervals: [50] }).toBe(cancelled)
    return Date.now() - begun
  }
  await waitFor(false)
  await page.goto('/auth/admin/events')
  await page.getByRole('link', { name: 'Zatvoriť ihrisko' }).click()
  await page.getByLabel('Ihrisko alebo hala').selectOption(place.id)
  await page.getByLabel('Do', { exact: true }).fill(onDay)
  await page.getByLabel('Od', { exact: true }).fill(onDay)
  await page.getByLabel('Dôvod').fill('búrka')
  await expect(page.getByText(/FC Podhorie/).first()).toBeVisible()
  // A closed tab loses nothing of it.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Zahodiť ich' })).toBeVisible()
  await expect(page.getByLabel('Dôvod')).toHaveValue('búrka')
  await expect(page.getByText(/FC Podhorie/).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Zrušiť 1\sudalosť/ }).click()
  await expect(page.getByText('Zrušené: 1 udalosť.').first()).toBeVisible()
  const shown = await waitFor(true)
  await page
    .getByRole('button', { name: /^Vrátiť späť: / })
    .first()
    .click()
  await expect(page.getByText('Všetko je ako predtým.').first()).toBeVisible()
  const back = await waitFor(false)
  console.info(`The site shows a closed pitch ${shown} ms after it was told so, its end after ${back} ms.`)
  await office.request(`/api/events/${id}?notify=false`, { method: 'DELETE' })
})

test('Ľuboš plans a season from the weekly plan and makes a friendly match', async ({
  page,
  office,
  categoryNamed,
}) => {
  await page.goto('/auth/admin/events/season')
  await page.getByLabel('Do', { exact: true }).fill(addDays(dayOf(new Date()), 30))
  const category = page.getByLabel('Kategória')
  if (!(await category.inputValue())) await category.selectOption({ index: 1 })
  await expect(page.getByText(/^Vytvorí sa: /)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Do', { exact: true })).toHaveValue(addDays(dayOf(new Date()), 30))
  await expect(page.getByText(/^Vytvorí sa: /)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zahodiť ich' }).click()
  await expect(page.getByRole('button', { name: 'Zahodiť ich' })).toHaveCount(0)
  await page.goto('/auth/admin/events/create')
  await page.getByText('Priateľský zápas', { exact: true }).click()
  await expect(page.getByLabel('Súper')).toBeVisible()
  await expect(page.getByLabel('Súťaž')).toHaveCount(0)
  await expectAccessible(page)

  // His category has something else at that time: he reads it before he saves.
  const made = await office.json<{ event: { id: string } }>('/api/events', {
    method: 'POST',
    body: {
      ...{ type: 0, categories: [await categoryNamed('U11')], notify: false },
      startsAt: momentAt(onDay, '06:00').toISOString(),
      endsAt: momentAt(onDay, '07:00').toISOString(),
    },
  })
  await page.getByLabel('Súper').fill('FC Podhorie')
  const own = page.getByRole('checkbox', { name: 'U11' })
  if (!(await own.isChecked())) await own.check()
  await page.getByLabel('Deň', { exact: true }).fill(onDay)
  await page.getByLabel('Začiatok').fill('06:30')
  await page.getByLabel('Koniec').fill('08:00')
  await page.getByRole('button', { name: 'Vytvoriť udalosť' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/V tomto čase má U11 tréning \(0?6:00\s–\s0?7:00\)/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Späť' }).click()
  await office.request(`/api/events/${made.body.event.id}`, { method: 'DELETE' })
})
