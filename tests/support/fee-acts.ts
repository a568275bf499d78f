import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { ApiClient } from './api-client'
import { monthToCharge } from './months'

/** One act of the office or of a family; numbers are indices into what exists when it is performed. */
export type FeeAct =
  | { do: 'create'; player: number; month: number; amount: number }
  | { do: 'charge'; month: number }
  | { do: 'uncharge'; charge: number; times: Times }
  | { do: 'change'; fee: number; amount: number; stale: boolean }
  | { do: 'waive'; fees: number[]; waived: boolean; single: boolean }
  | { do: 'trash' | 'restore' | 'claim'; fee: number }
  | { do: 'pay'; player: number; amount: number; times: Times }
  | { do: 'settle'; fees: number[]; times: Times }
  | { do: 'pay again otherwise'; payment: number; amount: number }
  | { do: 'reverse act' | 'reverse payment'; payment: number; times: Times }
  | { do: 'link' | 'unlink'; guardian: number; player: number }
  | { do: 'pay for nobody'; amount: number }
  | { do: 'statement'; rows: BankedRow[]; overlaps: boolean; times: Times }
  | { do: 'undo statement'; statement: number; times: Times }
  | { do: 'book left' | 'dismiss left'; row: number; player: number; times: Times }
/** A movement of a statement: whose symbol it has, perhaps none, and whether the office may have recorded it by hand. */
interface BankedRow {
  player: number
  amount: number
  named: boolean
  near: boolean
}
/** How often the same request is sent: once, again after the response, or twice at the same moment. */
type Times = 'once' | 'again' | 'parallel'

const some = fc.nat({ max: 30 })
const few = fc.array(some, { minLength: 1, maxLength: 4 })
const cents = fc.constantFrom(0, 500, 1000, 2000, 2000, 3000, 3500)
const money = fc.constantFrom(500, 1000, 2000, 2000, 3000, 6500)
const times = fc.constantFrom<Times>('once', 'once', 'once', 'again', 'parallel')
const month = fc.nat({ max: 3 })
const is = <Name extends FeeAct['do']>(name: Name) => fc.constant(name)

const banked = fc.array(fc.record({ player: some, amount: money, named: fc.boolean(), near: fc.boolean() }), {
  minLength: 1,
  maxLength: 5,
})

/** What people do with fees, the common things more often. */
export const feeAct: fc.Arbitrary<FeeAct> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: is('create'), player: some, month, amount: cents }) },
  { weight: 2, arbitrary: fc.record({ do: is('charge'), month }) },
  { weight: 2, arbitrary: fc.record({ do: is('uncharge'), charge: some, times }) },
  { weight: 6, arbitrary: fc.record({ do: is('change'), fee: some, amount: cents, stale: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: is('waive'), fees: few, waived: fc.boolean(), single: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: is('trash'), fee: some }) },
  { weight: 2, arbitrary: fc.record({ do: is('restore'), fee: some }) },
  { weight: 1, arbitrary: fc.record({ do: is('claim'), fee: some }) },
  { weight: 6, arbitrary: fc.record({ do: is('pay'), player: some, amount: money, times }) },
  { weight: 2, arbitrary: fc.record({ do: is('settle'), fees: few, times }) },
  { weight: 1, arbitrary: fc.record({ do: is('pay again otherwise'), payment: some, amount: money }) },
  { weight: 3, arbitrary: fc.record({ do: is('reverse act'), payment: some, times }) },
  { weight: 3, arbitrary: fc.record({ do: is('reverse payment'), payment: some, times }) },
  { weight: 2, arbitrary: fc.record({ do: is('link'), guardian: some, player: some }) },
  { weight: 2, arbitrary: fc.record({ do: is('unlink'), guardian: some, player: some }) },
  { weight: 1, arbitrary: fc.record({ do: is('pay for nobody'), amount: money }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: is('statement'), rows: banked, overlaps: fc.boolean(), times }),
  },
  { weight: 2, arbitrary: fc.record({ do: is('undo statement'), statement: some, times }) },
  { weight: 2, arbitrary: fc.record({ do: is('book left'), row: some, player: some, times }) },
  { weight: 1, arbitrary: fc.record({ do: is('dismiss left'), row: some, player: some, times }) },
)

/** An acknowledged payment of the office: its batch id and how much money it still holds. */
interface Receipt {
  batch: string
  cents: number
  body: Record<string, unknown>
}

type Cells = (string | number)[]

/** The club of one history, with everything the server acknowledged. */
export interface FeeClub {
  office: ApiClient
  players: string[]
  /** Their variable symbols, in the same order. */
  symbols: string[]
  guardians: { id: string; api: ApiClient }[]
  /** The category of all players of the history. */
  category: string
  fees: { id: string; seen: string[] }[]
  receipts: Receipt[]
  /** The months that were charged, from the responses. */
  charges: { period: string; chargedAt: string }[]
  /** The statements that were imported, with the cells of their movements. */
  statements: { id: string; rows: Cells[] }[]
  /** The batch of each payment, read with SQL. */
  batches: () => Promise<Map<string, string>>
  /** The statement of a movement, read from the database. */
  batchOfRow: (row: string) => Promise<string | undefined>
}

/** A month of a history; no other test has fees in it. */
export const monthOf = (month: number): string => monthToCharge(month + 6)

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items.length > 0 ? items[at % items.length] : undefined

type ApiResponse = { status: number; body: Record<string, never> }

/** Sends a request once or twice; the responses in order. */
async function send(times: Times, request: () => Promise<ApiResponse>): Promise<ApiResponse[]> {
  if (times === 'parallel') return Promise.all([request(), request()])
  const first = await request()
  return times === 'again' ? [first, await request()] : [first]
}

/** Performs one act through the API and returns the responses; throws when one breaks a rule of its own. */
export async function playFeeAct(club: FeeClub, act: FeeAct): Promise<ApiResponse[]> {
  const { office } = club
  const at = (player: number) => pick(club.players, player)!
  const feesAt = (numbers: readonly number[]) => [
    ...new Set(numbers.flatMap((number) => pick(club.fees, number)?.id ?? [])),
  ]
  switch (act.do) {
    case 'create': {
      const period = monthOf(act.month)
      const draft = {
        player: at(act.player),
        period,
        amount: act.amount,
        dueDate: `${period}-15`,
        item: 'other',
      }
      const response = await office<{ memberFee?: { id: string; updatedAt: string } }>(
        'POST',
        '/memberFees',
        draft,
      )
      const made = response.body.memberFee
      if (made) club.fees.push({ id: made.id, seen: [made.updatedAt] })
      return [response as unknown as ApiResponse]
    }
    case 'charge': {
      const path = '/memberFees/monthly'
      const period = monthOf(act.month)
      type Plan = { plan: { digest: string } }
      const { plan } = (await office<Plan>('GET', `${path}?period=${period}`)).body
      const seen = { period, digest: plan.digest }
      const responses = await send('again', () => office('POST', path, seen))
      const { chargedAt } = responses[0]!.body as { chargedAt?: string | null }
      if (chargedAt) {
        club.charges.push({ period, chargedAt })
        type Listed = { memberFees: { id: string; updatedAt: string }[] }
        const listed = await office<Listed>('GET', `/memberFees?category=${club.category}&period=${period}`)
        const known = new Set(club.fees.map(({ id }) => id))
        for (const { id, updatedAt } of listed.body.memberFees)
          if (!known.has(id)) club.fees.push({ id, seen: [updatedAt] })
      }
      return responses
    }
    case 'uncharge': {
      const charge = pick(club.charges, act.charge)
      if (!charge) return []
      const responses = await send(act.times, () => office('POST', '/memberFees/monthly/undo', charge))
      const deleted = responses.map(({ body }) => Number((body as { count?: number }).count))
      if (deleted.filter((count) => count > 0).length > 1) throw new Error('a charge was undone twice')
      return responses
    }
    case 'change': {
      const fee = pick(club.fees, act.fee)
      if (!fee) return []
      const body = { amount: act.amount, updatedAt: act.stale ? fee.seen[0] : await seenNow(club, fee.id) }
      return [await office('PATCH', `/memberFees/${fee.id}`, body)]
    }
    case 'waive': {
      const [first, ...others] = feesAt(act.fees)
      if (!first) return []
      if (!act.single)
        return [await office('POST', '/memberFees/waive', { fees: [first, ...others], waived: act.waived })]
      const body = { waived: act.waived, updatedAt: await seenNow(club, first) }
      return [await office('PATCH', `/memberFees/${first}`, body)]
    }
    case 'trash':
    case 'restore': {
      const fee = pick(club.fees, act.fee)?.id
      if (!fee) return []
      if (act.do === 'trash') return [await office('DELETE', `/memberFees/${fee}`)]
      return [await office('POST', `/memberFees/${fee}/restore`, {})]
    }
    case 'claim': {
      const fee = pick(club.fees, act.fee)?.id
      const apis = club.guardians.map(({ api }) => api)
      return fee
        ? Promise.all(
            apis.map((api) => api<never>('POST', '/memberFees/claim', { fees: [fee], claimed: true })),
          )
        : []
    }
    case 'pay':
      return receive(club, '/payments', { player: at(act.player), amount: act.amount }, act.times)
    case 'settle': {
      const fees = feesAt(act.fees)
      return fees.length > 0 ? receive(club, '/payments/settle', { fees }, act.times) : []
    }
    case 'pay again otherwise': {
      const known = pick(
        club.receipts.filter(({ body }) => 'player' in body),
        act.payment,
      )
      if (!known || known.body.amount === act.amount) return []
      const response: ApiResponse = await office('POST', '/payments', { ...known.body, amount: act.amount })
      if (response.status !== 409) throw new Error(`another payment with a used id: ${response.status}`)
      return [response]
    }
    case 'reverse act': {
      const receipt = pick(club.receipts, act.payment)
      if (!receipt) return []
      const responses = await send(act.times, () =>
        office('POST', `/payments/batch/${receipt.batch}/reverse`, {}),
      )
      if (responses.every(({ status }) => status === 200)) receipt.cents = 0
      return responses
    }
    case 'reverse payment': {
      const receipt = pick(
        club.receipts.filter(({ body }) => 'player' in body),
        act.payment,
      )
      if (!receipt) return []
      type Listed = { payments: { id: string; amount: number; reversed: boolean }[] }
      const path = `/payments?player=${String(receipt.body.player)}&season=2026/27&size=100`
      const payment = pick(
        (await office<Listed>('GET', path)).body.payments.filter(
          ({ amount }) => amount === receipt.body.amount,
        ),
        act.payment,
      )
      if (!payment) return []
      const known = await club.batches()
      const responses = await send(act.times, () => office('POST', `/payments/${payment.id}/reverse`, {}))
      const came = club.receipts.find(({ batch }) => batch === known.get(payment.id))
      if (came && !payment.reversed && responses[0]?.status === 200) came.cents -= payment.amount
      return responses
    }
    case 'link':
    case 'unlink': {
      const guardian = pick(club.guardians, act.guardian)!
      type Person = { user: { updatedAt: string; children: { player: { id: string } }[] } }
      const { user } = (await office<Person>('GET', `/users/${guardian.id}`)).body
      const others = user.children.map(({ player }) => player.id).filter((id) => id !== at(act.player))
      const children = (act.do === 'link' ? [...others, at(act.player)] : others).map((player) => ({
        player,
      }))
      return [await office('PATCH', `/users/${guardian.id}`, { children, updatedAt: user.updatedAt })]
    }
    case 'statement':
      return importRows(club, act)
    case 'undo statement': {
      const statement = pick(club.statements, act.statement)
      if (!statement) return []
      const responses = await send(act.times, () => office('POST', `/bankStatements/${statement.id}/undo`))
      const receipt = club.receipts.find(({ batch }) => batch === statement.id)
      if (receipt && responses.some(({ status }) => status === 200)) receipt.cents = 0
      return responses
    }
    case 'book left':
    case 'dismiss left': {
      const { rows } = (await office<Left>('GET', '/bankRows/left')).body
      const row = pick(
        rows.filter(({ note }) =>
          club.statements.some(({ rows: own }) => own.some((cells) => cells[3] === note)),
        ),
        act.row,
      )
      if (!row) return []
      if (act.do === 'dismiss left')
        return send(act.times, () => office('POST', `/bankRows/${row.id}/dismiss`))
      const body = { player: at(act.player), notify: false }
      const responses = await send(act.times, () => office('POST', `/bankRows/${row.id}/book`, body))
      const batch = (await club.batchOfRow(row.id)) ?? ''
      const receipt = club.receipts.find((each) => each.batch === batch)
      if (receipt && responses.some(({ status }) => status === 200)) receipt.cents += row.amount
      return responses
    }
    case 'pay for nobody': {
      const how = { method: 'cash', receivedAt: '2026-11-20', amount: act.amount }
      const nobody = [randomUUID(), club.guardians[0]!.id]
      const responses = await Promise.all(
        nobody.map((player): Promise<ApiResponse> =>
          office('POST', '/payments', { ...how, player, batch: randomUUID() }),
        ),
      )
      if (responses.some(({ status }) => status !== 400)) throw new Error('money was booked for nobody')
      return responses
    }
  }
}

async function seenNow({ office }: FeeClub, fee: string): Promise<string> {
  const { body } = await office<{ memberFee?: { updatedAt: string } }>('GET', `/memberFees/${fee}`)
  return body.memberFee?.updatedAt ?? '2026-11-20T12:00:00.000Z'
}

async function receive(club: FeeClub, path: string, what: object, times: Times): Promise<ApiResponse[]> {
  const body = { ...what, method: 'cash', receivedAt: '2026-11-20', batch: randomUUID() }
  const responses = await send(times, () => club.office('POST', path, body))
  const amounts = responses
    .filter(({ status }) => status === 200)
    .map((response) => Number(response.body.amount))
  if (new Set(amounts).size > 1) throw new Error(`the same request was answered ${amounts.join(' and ')}`)
  if (amounts.length > 0) club.receipts.push({ batch: body.batch, cents: amounts[0]!, body })
  return responses
}

type Left = { rows: { id: string; amount: number; note: string | null }[] }
const HEADINGS = ['Dátum', 'Suma', 'Variabilný symbol', 'Popis', 'ID pohybu']

/** Imports a statement, perhaps with the movements of an earlier one. */
async function importRows(
  club: FeeClub,
  { rows, overlaps, times: often }: Extract<FeeAct, { do: 'statement' }>,
): Promise<ApiResponse[]> {
  const { office, symbols } = club
  const cells = rows.map(({ player, amount, named, near }): Cells => {
    const reference = randomUUID()
    const symbol = named ? pick(symbols, player)! : ''
    return [near ? '2026-11-21' : '2026-10-01', amount / 100, symbol, reference, reference]
  })
  const earlier = overlaps ? (club.statements.at(-1)?.rows ?? []) : []
  const input = {
    rows: [HEADINGS, ...earlier, ...cells],
    ...{ heading: 0, mapping: ['day', 'amount', 'symbol', 'note', 'reference'] },
  }
  type Preview = { preview: { seen: string } }
  const { seen } = (await office<Preview>('POST', '/bankStatements/preview', input)).body.preview
  const body = { ...input, seen, operation: randomUUID(), fileName: 'vypis.csv', notify: false }
  const responses = await send(often, () => office('POST', '/bankStatements', body))
  type Imported = { statement?: { id: string; amount: number } }
  const made = responses.flatMap((response) => (response.body as Imported).statement ?? [])
  if (new Set(made.map(({ id, amount }) => `${id} ${amount}`)).size > 1)
    throw new Error('the same statement was imported twice')
  const [first] = made
  if (!first) return responses
  club.statements.push({ id: first.id, rows: [...earlier, ...cells] })
  club.receipts.push({ batch: first.id, cents: first.amount, body: {} })
  return responses
}
