import { expect, test } from '@jest/globals'
import { insertRows } from '@/db/insert-rows'
import { inTransaction } from '@/lib/transaction'
import { camtFile } from '../support/camt'
import { setUpClub } from '../support/club'
import { ownSymbol } from '../support/own-symbol'
import { requestAs } from '../support/request'
import { importStatement, readStatementFile, statementPreviewOf } from '../support/statement-file'
import { timed } from '../support/timed'
import { sized } from '../support/size'

// A statement as long as the club: one movement of every player.

const { academy, ids, api } = setUpClub('maria')
const ROWS = sized(300, 3000)

const step = <Result>(what: string, task: () => Promise<Result>) =>
  timed(academy.payload, `${what} of ${ROWS}`, task)

test('every movement pays the fee of its player, is known when it comes again, and can be taken back', async () => {
  const req = await requestAs(academy.payload, ids.maria!)
  const at = new Date().toISOString()
  const symbols = Array.from({ length: ROWS }, (_, index) => ownSymbol(index))
  const players = symbols.map((variableSymbol, index) => ({
    ...{ id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, variableSymbol, active: true },
    ...{ firstName: 'Ján', lastName: `Radový${index}`, name: `Ján Radový${index}`, role: 'player' },
    ...{ playing: true, username: `jan.radovy${index}`, calendarToken: `token-${index}` },
    ...{ createdAt: at, updatedAt: at },
  }))
  await inTransaction(req, async () => {
    await insertRows(req, 'users', players)
    await insertRows(
      req,
      'memberFees',
      players.map(({ id: player }) => ({
        ...{ player, period: '2026-09', item: 'other', amount: 3000, paidAmount: 0, owed: 3000 },
        ...{ dueDate: '2026-09-15', waived: false, createdAt: at, updatedAt: at },
      })),
    )
  })
  const owed = async (): Promise<number> =>
    (
      await academy.payload.count({
        collection: 'memberFees',
        where: {
          and: [{ player: { in: players.map(({ id }) => id) } }, { owed: { greater_than: 0 } }],
        },
      })
    ).totalDocs
  const xml = camtFile(
    symbols.map((symbol, index) => ({
      ...{ amount: 3000, day: '2026-11-03', symbol, reference: `R${index}` },
      ...{ payer: `Platiteľ ${index}`, iban: 'SK3112000000198742637541', note: 'členské september' },
    })),
  )
  const file = await step('reading', () => readStatementFile(api.maria, xml))
  const preview = await step('preview', () => statementPreviewOf(api.maria, file))
  expect(preview.counts).toMatchObject({ matched: ROWS, suggested: 0, unmatched: 0 })
  expect(await owed()).toBe(ROWS)
  const { status, body } = await step('preview and import', () => importStatement(api.maria, file))
  expect([status, body.statement.booked]).toEqual([200, ROWS])
  expect(await owed()).toBe(0)
  expect((await statementPreviewOf(api.maria, file)).counts).toMatchObject({ seen: ROWS, matched: 0 })
  const undone = await step('undo', () => api.maria('POST', `/bankStatements/${body.statement.id}/undo`))
  expect(undone.status).toBe(200)
  expect(await owed()).toBe(ROWS)
}, 300_000)
