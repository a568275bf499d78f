import type { PayloadRequest } from 'payload'
import { accountOf } from '@/features/club/queries'
import { invalid } from '@/lib/errors'
import { IMPORT_LIMITS } from '@/lib/import-limits'
import { rememberedMapping } from '@/lib/remembered-mapping'
import { type Cell, readTable, textOfFile } from '@/lib/read-table'
import { camtTable, movementsIn } from '../camt/service'
import { bankColumns } from '../columns/rules'
import { ibanOf } from '../rows/rules'
import type { StatementFile } from '../schema'

/** Letters of a cell of a camt.053 that are read; what is kept is shorter. */
const LETTERS = 300

const tooLong = () =>
  invalid(
    `Výpis má viac ako ${IMPORT_LIMITS.rows.toLocaleString('sk-SK')} pohybov. Stiahnite ho za kratšie obdobie.`,
    'file',
  )

function readCamt(xml: string): { iban: string | null; rows: Cell[][]; pending: number } {
  if (movementsIn(xml) > IMPORT_LIMITS.rows) throw tooLong()
  let table: ReturnType<typeof camtTable>
  try {
    table = camtTable(xml)
  } catch {
    throw invalid('Súbor XML sa nedá prečítať, zrejme nie je celý. Stiahnite výpis z banky znova.', 'file')
  }
  if (!table) throw invalid('Toto nie je výpis z účtu. Potrebujeme výpis camt.053 (XML) alebo CSV.', 'file')
  if (table.rows.length > IMPORT_LIMITS.rows) throw tooLong()
  if (table.rows.length === 1) throw invalid('Vo výpise nie je ani jeden zaúčtovaný pohyb.', 'file')
  const short = (cell: Cell): Cell => (typeof cell === 'string' ? cell.slice(0, LETTERS) : cell)
  return { ...table, rows: table.rows.map((cells) => cells.map(short)) }
}

/**
 * The movements of a statement as cells: camt.053, or a table whose columns are known by the mapping of the last statement with
 * these headings, else by what the headings say. Throws 400 in Slovak for a damaged file and one that is no statement.
 */
export async function readStatement(
  req: PayloadRequest,
  { data, name }: { data: Buffer; name: string },
): Promise<StatementFile> {
  const text = data.subarray(0, 200).includes('<') ? textOfFile(data) : ''
  const isXml = /^\s*</.test(text.replace(/^\ufeff/, ''))
  const { iban, rows, pending } = isXml
    ? readCamt(text)
    : {
        iban: null,
        rows: await readTable(data, 'výpis: súbor camt.053 (.xml), .csv alebo .xlsx'),
        pending: 0,
      }
  const heading = bankColumns.headingRow(rows) ?? null
  const headings = heading === null ? [] : (rows[heading] ?? [])
  const known = await rememberedMapping<StatementFile['mapping']>(req, 'bankStatements', headings)
  const own = (await accountOf(req)).iban
  const account = ibanOf(iban)
  return {
    fileName: name.slice(0, 120),
    rows,
    heading,
    mapping: known ?? [...bankColumns.mappingOf(headings)],
    pending,
    otherAccount: account && own && account !== own ? account : null,
  }
}
