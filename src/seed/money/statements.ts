import { momentAt } from '@/lib/dates'
import { groupsBy } from '@/lib/groups'
import type { BankRow, BankStatement } from '@/payload-types'
import { idFor } from '../random'
import { staffId, type SeedContext } from '../context'
import { type PaymentRow, statementId } from './payments'

/** Money that nobody could match: it waits on the page of statements. */
const WAITING = [
  { amount: 3500, payer: 'Ondrušová Katarína', note: 'clenske november', symbol: null },
  { amount: 2000, payer: 'Peter Hudec', note: 'Dominik', symbol: '10000000' },
  { amount: 15_000, payer: 'Pekáreň U mlyna s. r. o.', note: 'dar na turnaj', symbol: null },
] as const

/** The statements of the months in which money came from the bank, and their movements; the latest has some left over. */
export function statementsOf(
  { today }: SeedContext,
  payments: readonly PaymentRow[],
): { statements: Partial<BankStatement>[]; rows: Partial<BankRow>[] } {
  const dayOfRow = ({ receivedAt }: PaymentRow) => String(receivedAt).slice(0, 10)
  const months = groupsBy(
    payments.filter(({ bankReference }) => bankReference),
    (row) => dayOfRow(row).slice(0, 7),
  )
  const statements = [...months].map(([month, booked]): Partial<BankStatement> => {
    const days = booked.map(dayOfRow).sort()
    return {
      ...{ id: statementId(month), fileName: `vypis-${month}.xml`, headings: '0'.repeat(64), mapping: [] },
      ...{ firstDay: days[0], lastDay: days.at(-1), booked: booked.length, returned: 0 },
      amount: booked.reduce((sum, { amount }) => sum + amount, 0),
      importedBy: staffId('Mária Sedláková'),
      importedAt: momentAt(days.at(-1)!, '06:30').toISOString(),
    }
  })
  const rows = [...months].flatMap(([month, booked]) =>
    booked.map((row): Partial<BankRow> => ({
      ...{ id: idFor('bank row', row.id), statement: statementId(month), key: `demo ${row.id}` },
      ...{ day: dayOfRow(row), amount: row.amount, symbol: row.symbol, state: 'booked' },
      ...{ payment: row.id, player: row.players?.[0] },
    })),
  )
  const latest = [...months.keys()].sort().at(-1) ?? ''
  const lastDay = statements.find(({ id }) => id === statementId(latest))?.lastDay ?? today
  const waiting = WAITING.map((facts, at): Partial<BankRow> => ({
    ...{ id: idFor('bank row', String(at)), statement: statementId(latest), key: `demo ${at}` },
    ...{ ...facts, day: lastDay, state: 'left' },
  }))
  return { statements, rows: latest ? [...rows, ...waiting] : [] }
}
