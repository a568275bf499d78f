import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import readWorkbook from 'read-excel-file/node'
import { expectAccessible, openAccessible } from '../support/accessible'
import { cellsOf } from '../support/csv-reader'
import { expect, test } from './test'

// The lists of the office as files: what is downloaded is what the screen says.

/** Opens the files below a list and saves one of them. */
async function download(page: Page, name: string): Promise<{ bytes: Buffer; name: string }> {
  const link = page.getByRole('link', { name, exact: true })
  if (!(await link.isVisible())) await page.getByText('Súbory na stiahnutie').click()
  const waiting = page.waitForEvent('download')
  await link.click()
  const file = await waiting
  return { bytes: readFileSync(await file.path()), name: file.suggestedFilename() }
}

const rowsOf = async (bytes: Buffer) => {
  const { data } = (await readWorkbook(bytes))[0]!
  const [headings, ...rows] = data as [string[], ...unknown[][]]
  return rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at]])))
}

test('people are downloaded as they are filtered, all pages of them', async ({ page, enterAs }) => {
  await enterAs('maria')
  // Other tests make people meanwhile: the list and both files are compared of a moment in which nobody did.
  await expect(async () => {
    await openAccessible(page, '/auth/admin/users?role=player')
    const said = await page.getByRole('status').filter({ hasText: /ľud/ }).textContent()
    const { bytes, name } = await download(page, 'Používatelia (XLSX)')
    expect(name).toBe('Používatelia.xlsx')
    const rows = await rowsOf(bytes)
    const csv = cellsOf((await download(page, 'Používatelia (CSV)')).bytes)
    expect(rows).toHaveLength(parseInt(said!))
    expect(rows.length).toBeGreaterThan(25)
    expect(new Set(rows.map((row) => row.Rola))).toEqual(new Set(['Hráč']))
    expect(csv.slice(1).map(([surname]) => surname)).toEqual(rows.map((row) => row.Priezvisko))
  }).toPass()
  await expectAccessible(page)
})

test('fees add up to the sums above the list', async ({ page, enterAs }) => {
  await enterAs('maria')
  /** „1 250,50 €“ as whole cents. */
  const stated = async (term: string) =>
    Number((await page.locator('dt', { hasText: term }).locator('+ dd').textContent())!.replace(/\D/g, ''))
  // Other tests charge and pay meanwhile: the sums and the file are compared of a moment in which nobody did.
  await expect(async () => {
    await openAccessible(page, '/auth/admin/memberFee')
    const rows = await rowsOf((await download(page, 'Predpisy (XLSX)')).bytes)
    for (const term of ['Predpísané', 'Uhradené', 'Nedoplatok'])
      expect(Math.round(rows.reduce((sum, row) => sum + Number(row[term]) * 100, 0))).toBe(await stated(term))
  }).toPass()
  const payments = await rowsOf((await download(page, 'Platby sezóny (XLSX)')).bytes)
  expect(payments.length).toBeGreaterThan(0)
  await expectAccessible(page)
})

test('hours and events are downloaded too, events by their trainer', async ({ page, enterAs }) => {
  await enterAs('maria')
  await openAccessible(page, '/auth/admin/attendances/trainerList')
  const hours = await rowsOf((await download(page, 'Hodiny trénerov (XLSX)')).bytes)
  expect(hours.length).toBeGreaterThan(0)
  await enterAs('lubos')
  await openAccessible(page, '/auth/admin/events?when=past')
  const events = await rowsOf((await download(page, 'Udalosti (XLSX)')).bytes)
  expect(events.length).toBeGreaterThan(0)
  await openAccessible(page, '/auth/admin/events?view=month')
  const month = cellsOf((await download(page, 'Udalosti mesiaca (CSV)')).bytes)
  expect(month.length).toBeGreaterThan(1)
})
