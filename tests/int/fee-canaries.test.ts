import { beforeAll, expect, test } from '@jest/globals'
import { calls } from '@/endpoints'
import { formatCents } from '@/lib/money'
import { addressOf, type Callers, callersOf, REQUESTS } from '../support/valid-requests'
import { setUpClub } from '../support/club'

// Amounts that nobody else has are planted in the fees and payments of a player whose trainer then reads everything they can.

const { academy, ids } = setUpClub()
const OWED = 753_129
const PAID = 12_347
const SHOWN = [OWED, PAID, OWED - PAID].flatMap((cents) => [String(cents), formatCents(cents)])
let callers: Callers
let symbol: string

beforeAll(async () => {
  callers = await callersOf(academy.payload, ids)
  const fee = { player: ids.canary, period: '2029-01', item: 'other', amount: OWED, dueDate: '2029-01-15' }
  expect((await callers.apis.admin('POST', '/memberFees', fee)).status).toBe(200)
  const paid = { player: ids.canary, amount: PAID, method: 'cash', receivedAt: '2026-11-20' }
  const batch = '3f0c2e7a-53d3-4c35-9d1c-0a4f6f2b7c99'
  expect((await callers.apis.admin('POST', '/payments', { ...paid, batch })).status).toBe(200)
  const player = await academy.payload.findByID({
    collection: 'users',
    id: ids.canary!,
    overrideAccess: true,
  })
  symbol = player.variableSymbol!
}, 120_000)

const reads = calls.filter(({ method }) => method === 'GET').map((call) => [call.path, call] as const)
const plain = (body: unknown): string => JSON.stringify(body).replaceAll('\\u00a0', '\u00a0')

test.each(reads)('a trainer reads no amount and no symbol of a player from %s', async (_path, call) => {
  const { status, body } = await callers.apis.trainer('GET', addressOf(callers, call))
  expect(status).toBeLessThan(500)
  expect([...SHOWN, symbol].filter((canary) => plain(body).includes(canary))).toEqual([])
})

test('the office reads them, so that the canaries can be found', async () => {
  const call = calls.find(({ method, path }) => `${method} ${path}` === 'GET /memberFees/{id}')!
  expect(REQUESTS['GET /memberFees/{id}']).toBeDefined()
  const { body } = await callers.apis.admin<{ memberFees: unknown[] }>('GET', '/memberFees?period=2029-01')
  expect(plain(body)).toContain(String(OWED))
  expect(plain(body)).toContain(symbol)
  expect((await callers.apis.trainer('GET', addressOf(callers, call))).status).toBe(403)
})
