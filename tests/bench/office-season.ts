import { seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf } from '@/lib/dates'
import type { ApiClient, ApiResponse } from '../support/api-client'
import { camtFile } from '../support/camt'
import { cellsOf } from '../support/csv-reader'
import { importFile, previewOf, readFile } from '../support/members-file'
import { messyMembers } from '../support/messy-members'
import { importStatement, readStatementFile, statementPreviewOf } from '../support/statement-file'

// A large club's office from its list of members to its bank statement, and what can be taken back of it: measured
// by office.ts (time, memory, visitors) and office-acts.ts (the write lock).

/** Performs one act and measures it; `what` names it in the table. */
export type Step = <Result>(what: string, act: () => Promise<Result>) => Promise<Result>

interface Month {
  period: string
  digest: string
}

const bodyOf = <Body>(what: string, { status, body }: ApiResponse<Body>): Body => {
  if (status >= 400) throw new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`)
  return body
}

/** The next month with fees to charge. */
async function nextMonth(api: ApiClient): Promise<Month> {
  const thisMonth = dayOf(new Date()).slice(0, 7)
  for (let ahead = 1; ahead < 24; ahead += 1) {
    const period = addDays(`${thisMonth}-01`, ahead * 31).slice(0, 7)
    const read = await api<{ plan: Month & { count: number } }>('GET', `/memberFees/monthly?period=${period}`)
    const { plan } = bodyOf('the plan of a month', read)
    if (plan.count > 0) return { period, digest: plan.digest }
  }
  throw new Error('Every month is charged.')
}

/** A statement that pays every fee of a month: one movement a fee, with the player's symbol. */
function statementOf(fees: string[][]): string {
  const [head = [], ...rows] = fees
  const at = (name: string) => head.indexOf(name)
  const [player, owed, symbol] = [at('Hráč'), at('Nedoplatok'), at('Variabilný symbol')]
  return camtFile(
    rows
      .filter((row) => row[symbol])
      .map((row, index) => ({
        amount: Math.round(Number(row[owed]!.replace(',', '.')) * 100),
        day: dayOf(new Date()),
        ...{ symbol: row[symbol]!, payer: row[player]!, reference: `M${index}` },
        ...{ iban: 'SK3112000000198742637541', note: 'členské' },
      })),
  )
}

/**
 * Imports `members` rows of a list kept by hand, takes them back and imports them again, charges a month, writes the office's
 * files, books a statement with a movement for every fee of the month, and takes statement and fees back, each through `step`.
 * The members stay, as payments name them; throws when an act is refused.
 */
export async function officeSeason(api: ApiClient, members: number, step: Step): Promise<void> {
  const list = messyMembers(members, { thisYear: new Date().getFullYear() })
  const file = await step('reading the list of members', () => readFile(api, list.text))
  const { seen } = await step('its preview', () => previewOf(api, file))
  const undo = (what: string, path: string, body: unknown = {}) =>
    step(what, async () => bodyOf(what, await api<{ kept?: unknown[] }>('POST', path, body)))
  const { imported } = bodyOf('import', await step('importing it', () => importFile(api, file, { seen })))
  const { kept } = await undo('undoing the import', `/memberImports/${imported.id}/undo`)
  if (kept?.length) throw new Error(`Undoing the import kept ${kept.length} people.`)
  bodyOf('import', await step('importing it again, with its preview', () => importFile(api, file)))
  const month = await step('the plan of a month', () => nextMonth(api))
  const { chargedAt } = bodyOf(
    'charge',
    await step('charging the month', () => api<{ chargedAt: string }>('POST', '/memberFees/monthly', month)),
  )
  const fees = `season=${encodeURIComponent(seasonOf(`${month.period}-01`).label)}&period=${month.period}`
  const written = async (what: string, path: string) => {
    const answer = await step(what, () => api('GET', path))
    bodyOf(what, answer)
    return answer.bytes
  }
  await written('members as a workbook', '/users/file?format=xlsx')
  await written('members for the federation, CSV', '/users/file?format=csv&columns=registration')
  await written('fees as a workbook', `/memberFees/file?format=xlsx&${fees}`)
  const paper = await step('fees on paper', () => api('GET', `/memberFees/file?format=pdf&${fees}`))
  // A month of more rows than a paper list may have is refused in words.
  if (paper.status !== 400) bodyOf('fees on paper', paper)
  const cells = cellsOf(await written('fees as CSV', `/memberFees/file?format=csv&${fees}`))
  const statement = await step('reading a statement', () => readStatementFile(api, statementOf(cells)))
  await step('its preview, a movement a fee', () => statementPreviewOf(api, statement))
  const booked = bodyOf('statement', await step('preview and booking', () => importStatement(api, statement)))
  await undo('undoing the statement', `/bankStatements/${booked.statement.id}/undo`)
  await undo('undoing the charge', '/memberFees/monthly/undo', { period: month.period, chargedAt })
}
