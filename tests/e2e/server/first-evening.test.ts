import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { camtFile, type Movement } from '../../support/camt'
import { CountedHand } from '../../support/counted-hand'
import { freePort } from '../../support/free-port'
import { Visitor } from '../../support/http'
import { messyMembers } from '../../support/messy-members'
import { environment, type Production, serveProduction } from '../../support/production'
import { runScript } from '../../support/run-script'
import { sized } from '../../support/size'
import { windows1250 } from '../../support/windows-1250'

// A club's first evening, from an empty database: what it takes of a person to have the club inside. Clicks and typed
// fields are counted and bounded; seconds are only printed.

const PASSWORD = 'Prvy-vecer-2026!'
const EMAIL = 'eva@klub.test'
const ROWS = sized(80, 300)
const year = new Date().getFullYear()
const CATEGORIES = [
  ['U9', 8, 9, 'pondelok'],
  ['U11', 10, 11, 'utorok'],
  ['U13', 12, 13, 'streda'],
  ['U15', 14, 15, 'štvrtok'],
] as const

let home: string
let server: Production
test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'akademia-first-evening-'))
  server = await serveProduction(home, await freePort())
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(home, { recursive: true, force: true })
})

const done = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible({ timeout: 60_000 })

interface Member {
  id: string
  variableSymbol: string
}
type Fee = { player: { id: string }; owed: number }

/** Today where the club is. */
const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Bratislava' })

/** Nine weeks from now; the season's end, which the form offers, is too near in June. */
const untilDay = new Date(Date.now() + 63 * 86_400_000).toISOString().slice(0, 10)
/** This month, but in the holidays, which are free, September. */
const chargedMonth = today()
  .slice(0, 7)
  .replace(/-0[78]$/, '-09')

/** All rows of a paged list. */
async function all<Row>(office: Visitor, path: string, key: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let at = 1, total = 1; rows.length < total; at += 1) {
    const { body } = await office.json<{ page: { total: number } } & Record<string, Row[]>>(
      `${path}&size=100&page=${at}`,
    )
    rows.push(...body[key]!)
    total = body.page.total
  }
  return rows
}

/** A statement as a bank gives it: nine fees of ten are paid with the child's symbol, one without. */
async function statement(office: Visitor): Promise<{ xml: string; known: number; unknown: number }> {
  const members = await all<Member>(office, '/api/users?role=player', 'users')
  const symbols = new Map(members.map(({ id, variableSymbol }) => [id, variableSymbol]))
  const fees = await all<Fee>(office, `/api/memberFees?period=${chargedMonth}`, 'memberFees')
  const movements = fees.map(({ player, owed }, at): Movement => ({
    ...{ day: today(), amount: owed, reference: `R${at}`, payer: `Platiteľ ${at}` },
    ...(at % 10 === 9 ? {} : { symbol: symbols.get(player.id) }),
  }))
  const unknown = movements.filter(({ symbol }) => !symbol).length
  return { xml: camtFile(movements), known: movements.length - unknown, unknown }
}

test('an empty club has its members, trainings, fees and payments in one evening', async ({ browser }) => {
  test.setTimeout(420_000)
  const env = environment(home, Number(new URL(server.url).port)) as Record<string, string>
  const { output, code } = await runScript('scripts/admin.mjs', env, ['--email', EMAIL, '--name', 'Eva Nová'])
  expect(code, output).toBe(0)
  const link = /https?:\S+/.exec(output)![0]
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  page.setDefaultTimeout(20_000)
  const hand = new CountedHand(page)
  const open = (path: string) => page.goto(`${server.url}${path}`)

  await hand.step('password and sign-in', async () => {
    await page.goto(link)
    await hand.type('Nové heslo', PASSWORD)
    await hand.type('Zopakujte nové heslo', PASSWORD)
    await hand.press('Nastaviť nové heslo')
    await hand.click(page.getByRole('link', { name: 'Prihlásiť sa' }).last())
    await hand.type('E-mail alebo prihlasovacie meno', EMAIL)
    await hand.type('Heslo', PASSWORD)
    await hand.press('Prihlásiť sa')
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  })
  const office = new Visitor(server.url)
  for (const { name, value } of await page.context().cookies()) office.cookies.set(name, value)

  await hand.step('four categories with their slots and fee', async () => {
    for (const [name, youngest, oldest, day] of CATEGORIES) {
      await open('/auth/admin/categories/create')
      await hand.type('Názov', name)
      await hand.type('Ročníky od', String(year - oldest))
      await hand.type('Ročníky do', String(year - youngest))
      await hand.press('Pridať tréning')
      await hand.choose('Deň', day)
      await hand.type('Miesto', 'Hlavné ihrisko')
      await hand.type('Členský príspevok', '30,00')
      await hand.press('Vytvoriť kategóriu')
      await page.waitForURL('**/auth/admin/categories')
    }
  })

  const list = messyMembers(ROWS, { thisYear: year })
  await hand.step(`import of ${ROWS} rows`, async () => {
    await open('/auth/admin/users/import')
    await hand.file('Tabuľka členov', 'clenovia.csv', 'text/csv', windows1250(list.text))
    await hand.press(/^Načítať/)
    await hand.press('Ukázať náhľad')
    await hand.press(/^Importovať/)
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Importovať' }))
    await done(page, /Zapísali sme/)
  })
  const { body: people } = await office.json<{ page: { total: number } }>('/api/users?role=player&size=1')
  expect(people.page.total).toBe(list.players + list.guardians)

  await hand.step('invitations', async () => {
    await hand.click(page.getByRole('link', { name: 'Poslať pozvánky' }))
    await hand.press(/^Poslať \d+\spozv/)
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Poslať' }))
    await done(page, /Odosielame/)
  })

  await hand.step('trainings of four categories', async () => {
    await open('/auth/admin/events/season')
    await hand.type('Do', untilDay)
    for (const [name] of CATEGORIES) {
      await hand.choose('Kategória', name)
      await hand.press(/^Vytvoriť \d+/)
      await done(page, /Vytvorí sa: 0/)
    }
  })

  await hand.step('fees of a month', async () => {
    await open('/auth/admin/memberFee')
    await hand.press('Vytvoriť predpisy')
    await hand.type('Mesiac', chargedMonth)
    await hand.press('Náhľad predpisov')
    await hand.press(/^Vytvoriť \d+/)
    await done(page, /Vytvorili sme/)
  })

  const bank = await statement(office)
  await hand.step('statement of the bank', async () => {
    await open('/auth/admin/memberFee/bank')
    await hand.file('Výpis z účtu', 'vypis.xml', 'text/xml', Buffer.from(bank.xml))
    await hand.press(/^Načítať/)
    await hand.press('Spárovať platby')
    await hand.press(/^Zapísať \d+/)
    await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Zapísať' }))
    await done(page, /Zapísali sme/)
  })
  const { body } = await office.json<{ waiting: { bankStatements: number } }>('/api/desk')
  expect(body.waiting.bankStatements).toBe(bank.unknown)
  expect(bank.known).toBeGreaterThan(ROWS * 0.85)
  const trainings = await all(office, `/api/events?from=${today()}&to=${untilDay}`, 'events')
  expect(trainings.length).toBeGreaterThanOrEqual(CATEGORIES.length * 8)

  for (const { name, clicks, fields, seconds } of hand.steps)
    console.info(`${name}: ${clicks} clicks, ${fields} fields, ${seconds} s`)
  console.info(`left by hand: ${list.wrong} + ${list.unsure} rows of the list, ${bank.unknown} payments`)
  const total = (of: 'clicks' | 'fields') => hand.steps.reduce((sum, step) => sum + step[of], 0)
  expect({ clicks: total('clicks'), fields: total('fields') }).toEqual({ clicks: 39, fields: 26 })
})
