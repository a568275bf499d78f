import { afterAll, beforeAll, test } from '@jest/globals'
import { idOf } from '@/lib/reference'
import { databaseUnderTest, setUpAcademy } from '../support/academy'
import { creditIn, faultsOf, owedIn, partiesOf, LedgerReader } from '../support/ledger-rows'
import { type ApiClient, apiAs } from '../support/api-client'
import { type FeeAct, feeAct, type FeeClub, monthOf, playFeeAct } from '../support/fee-acts'
import { HISTORY_TIMEOUT, playHistories } from '../support/histories'

const academy = setUpAcademy()
let reader: LedgerReader
let office: ApiClient
let guardians: FeeClub['guardians']
let clubs = 0

beforeAll(async () => {
  reader = new LedgerReader(academy.file)
  await account('office', 'admin')
  office = await apiAs(academy.payload, 'office@zelenadolina.test')
  guardians = []
  for (const name of ['eva', 'igor', 'olga']) {
    const id = await account(name, 'player')
    guardians.push({ id, api: await apiAs(academy.payload, `${name}@zelenadolina.test`) })
  }
}, 120_000)
afterAll(() => reader.close())

async function account(name: string, role: 'admin' | 'player'): Promise<string> {
  const person = { firstName: name, lastName: 'Skúšobná', role, playing: false }
  const sign = { email: `${name}@zelenadolina.test`, password: 'Ukazka-2026!', username: '~' }
  const { id } = await academy.payload.create({
    collection: 'users',
    data: { ...person, ...sign },
    overrideAccess: true,
  })
  return id
}

/** Four players of a category of their own; the first two are Eva's, the third is Igor's. */
async function createFeeClub(): Promise<FeeClub> {
  clubs += 1
  const named = { name: `H${clubs}`, order: clubs, monthlyFee: 3000 }
  const { id: category } = await academy.payload.create({
    collection: 'categories',
    data: named,
    overrideAccess: true,
  })
  const players: string[] = []
  for (const firstName of ['Adam', 'Boris', 'Cyril', 'Daniel']) {
    const draft = { firstName, lastName: 'Skúšobný', role: 'player', playing: true, category }
    const { body } = await office<{ user: { id: string } }>('POST', '/users', draft)
    players.push(body.user.id)
  }
  const children = [players.slice(0, 2), players.slice(2, 3), []]
  for (const [at, { id }] of guardians.entries())
    await academy.payload.update({
      collection: 'users',
      id,
      data: { children: children[at]!.map((player) => ({ player, relation: 'other', right: 'full' })) },
      overrideAccess: true,
    })
  const symbols: string[] = []
  for (const id of players) symbols.push((await find('users', id)).variableSymbol!)
  const empty = { fees: [], receipts: [], charges: [], statements: [] }
  return {
    ...{ office, players, symbols, guardians, category, ...empty },
    batches: () => reader.batches(players),
    batchOfRow: async (id) => idOf((await find('bankRows', id)).statement),
  }
}

const find = <Slug extends 'users' | 'bankRows'>(collection: Slug, id: string) =>
  academy.payload.findByID({ collection, id, depth: 0 })

/** Ends the category's fee, so that no later history charges these players. */
const closeFeeClub = ({ category }: FeeClub) =>
  academy.payload.update({
    collection: 'categories',
    id: category,
    data: { monthlyFee: null },
    overrideAccess: true,
  })

/** Where the ledger is wrong or responses of the API differ from them, as sentences. */
async function differences(club: FeeClub): Promise<{ faults: string[]; checks: number }> {
  const ledger = await reader.of(club.players)
  const { faults, checks } = faultsOf(ledger, club.players)
  const parties = partiesOf(club.players, ledger.links)
  for (const { id, api } of club.guardians) {
    const own = ledger.links.filter(({ guardian }) => guardian === id).map(({ player }) => player)
    if (own.length === 0) continue
    type Family = { memberFee: { credit: number; owed: number } }
    const { memberFee } = (await api<Family>('GET', '/playerMembership')).body
    const reached = parties.filter((party) => party.some((player) => own.includes(player)))
    const credit = reached.reduce((sum, party) => sum + creditIn(ledger, party), 0)
    if (memberFee.credit !== credit)
      faults.push(`a family's credit is ${memberFee.credit} in the response, not ${credit}`)
    if (memberFee.owed !== owedIn(ledger, own)) faults.push(`a family owes ${memberFee.owed} in the response`)
  }
  // A month with a waived fee, if there is one: only there amount and money differ.
  const waived = ledger.fees.find((fee) => fee.waived && !fee.trashed)
  const period = waived?.period ?? monthOf(0)
  type List = { totals: { count: number; amount: number; paidAmount: number; owed: number } }
  const { totals } = (await office<List>('GET', `/memberFees?category=${club.category}&period=${period}`))
    .body
  const listed = ledger.fees.filter((fee) => fee.period === period && !fee.trashed)
  const sum = (of: (fee: (typeof listed)[number]) => number) => listed.reduce((all, fee) => all + of(fee), 0)
  const [paidAmount, owed] = [sum(({ paid }) => paid), sum((fee) => fee.owed)]
  const expected = { count: listed.length, amount: paidAmount + owed, paidAmount, owed }
  if (JSON.stringify(totals) !== JSON.stringify(expected))
    faults.push(`totals ${JSON.stringify(totals)}, not ${JSON.stringify(expected)}`)
  const came = club.receipts.reduce((all, { cents }) => all + cents, 0)
  const booked = ledger.rows.reduce((all, { amount }) => all + amount, 0)
  if (booked !== came) faults.push(`${came} was acknowledged, ${booked} is in the ledger`)
  return { faults, checks: checks + 2 * club.guardians.length + 5 }
}

async function play(acts: readonly FeeAct[]): Promise<number> {
  const club = await createFeeClub()
  let checks = 0
  for (const act of acts) {
    const responses = await playFeeAct(club, act)
    const { faults, checks: more } = await differences(club)
    const broken = responses.filter(({ status }) => status >= 500)
    faults.push(...broken.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))
    checks += more + responses.length
    if (faults.length > 0) throw new Error(`after ${JSON.stringify(act)}:\n${faults.join('\n')}`)
  }
  await closeFeeClub(club)
  return checks
}

// The oracle reads the tables of SQLite's file; the same acts run on MongoDB in the other suites of fees.
const onSqlite = databaseUnderTest === 'sqlite' ? test : test.skip

onSqlite(
  'after any history of charges, payments, changes and links, every cent agrees with the ledger',
  async () => {
    await playHistories({ name: 'fees', act: feeAct, play })
  },
  HISTORY_TIMEOUT,
)
