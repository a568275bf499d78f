import type { Page } from '@playwright/test'
import { addDays, dayOf } from '@/lib/dates'
import { expectAccessible, openAccessible } from '../support/accessible'
import { expect, test, unique } from './test'

// The office imports a schedule of matches: file, columns, preview with a decision, import, and back.

/** In the season after the next one, where no other test has anything. */
const FAR = 480

const choose = async (page: Page, name: string, text: string) => {
  await page
    .getByLabel('Rozpis zápasov')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: /^Načítať/ }).click()
}

test('a schedule becomes matches on a phone, what is unsure is decided, and all of it is taken back', async ({
  page,
  enterAs,
  office,
  categoryNamed,
}) => {
  await enterAs('maria')
  const rival = unique('Súper')
  const day = (days: number) => addDays(dayOf(new Date()), FAR + days)
  const category = await categoryNamed('U13')
  const known = await office.json<{ event: { id: string } }>('/api/events', {
    method: 'POST',
    body: {
      ...{ type: 2, categories: [category], startsAt: `${day(1)}T09:00:00Z`, opponent: `${rival} C` },
      ...{ homeAway: 'home', notify: false },
    },
  })
  expect(known.status, JSON.stringify(known.body)).toBe(200)
  const list = [
    'Rozpis II. ligy;;;;;',
    'Termín;Výkop;Kolo;Domáci;Hostia;Ihrisko;Rozhodca',
    `${day(10)};10.30;1;Zelená dolina;${rival} Horná;Umelá tráva;P. Píšťalka`,
    `${day(17)};14:00;2;${rival} Horná;Zelená dolina;Horná;`,
    `${day(24)};10:30;3;Zelená dolina;${rival} C;Umelá tráva;`,
    `${day(24)};10:30;3;${rival} Horná;${rival} Dolná;Horná;`,
    `neskôr;10:30;4;Zelená dolina;${rival} Dolná;;`,
  ].join('\n')

  await openAccessible(page, '/auth/admin/events')
  await page.getByRole('link', { name: 'Import zápasov' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import zápasov' })).toBeVisible()
  await choose(page, 'zapasy.pdf', '%PDF-1.4')
  await expect(page.getByText(/Toto je PDF/).first()).toBeVisible()
  await choose(page, 'zapasy.csv', list)
  await expect(page.getByRole('heading', { name: 'Stĺpce súboru zapasy.csv' })).toBeVisible()
  await expect(page.getByLabel('Termín')).toHaveValue('day')
  await expect(page.getByLabel('Rozhodca')).toHaveValue('')
  await expectAccessible(page)

  // Without a category nothing can be written.
  await page.getByRole('button', { name: 'Ukázať náhľad' }).click()
  await expect(page.getByText(/chýba kategória/).first()).toBeVisible()
  await page.getByLabel('Kategória celého súboru').selectOption(category)
  await page.getByRole('button', { name: 'Ukázať náhľad' }).click()
  await expect(page.getByText('2 nové zápasy', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByText('S chybou 1').click()
  await expect(page.getByText('„neskôr“ nie je dátum (Termín)')).toBeVisible()
  await page.getByText('Iné kluby 1').click()
  await expect(page.getByText(`${rival} Horná – ${rival} Dolná`)).toBeVisible()

  // The match of this opponent has moved.
  await page.getByText('Na rozhodnutie 1').click()
  await page.getByLabel('Čo s riadkom 5').selectOption(known.body.event.id)
  await page.getByRole('button', { name: 'Prepočítať náhľad' }).click()
  await expect(page.getByText('2 nové zápasy, 1 zmenený zápas', { exact: true })).toBeVisible()
  await page.getByText('Zmenené 1').click()
  await expect(page.getByRole('deletion').first()).toBeVisible()

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Importovať 3 zápasy' }).click()
  await dialog.getByRole('checkbox', { name: /Upozorniť rodiny a\strénerov/ }).uncheck()
  await expectAccessible(page, '[role=dialog]')
  // Somebody changes the match meanwhile: nothing is written, and the preview is made anew.
  const changed = await office.json(`/api/events/${known.body.event.id}`)
  const { updatedAt } = (changed.body as { event: { updatedAt: string } }).event
  const other = await office.json(`/api/events/${known.body.event.id}`, {
    method: 'PATCH',
    body: { round: '7. kolo', updatedAt, notify: false },
  })
  expect(other.status, JSON.stringify(other.body)).toBe(200)
  await dialog.getByRole('button', { name: 'Importovať' }).click()
  await expect(page.getByText(/Medzitým sa v klube niečo zmenilo/).first()).toBeVisible()
  await expect(page.getByText('3 nové zápasy', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Importovať 3 zápasy' }).click()
  await dialog.getByRole('button', { name: 'Importovať' }).click()
  await expect(page.getByRole('status').filter({ hasText: /Zapísali sme: 3\snové zápasy/ })).toBeFocused()
  await expectAccessible(page)

  await page
    .getByRole('button', { name: /^Vrátiť import/ })
    .first()
    .click()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Vrátiť import' }).click()
  await expect(page.getByText('Import je vrátený.')).toBeVisible()
  await page.goto(`/auth/admin/events?search=${encodeURIComponent(`${rival} Horná`)}`)
  await expect(page.getByText(/Nenašli sa žiadne výsledky/)).toBeVisible()
})
