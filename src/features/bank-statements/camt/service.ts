import { XMLParser } from 'fast-xml-parser'
import type { Cell } from '@/lib/read-table'
import { BANK_FIELDS, type BankField } from '../columns/labels'
import { symbolInText, symbolOf } from '../rows/rules'

/** An element of the file: its text, or its children by their names; several of one name are a list. */
type Node = string | { [name: string]: Node | Node[] | undefined }

const LISTS = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd'])

// Numbers and days stay texts: a reference of digits is no number, and its leading zeros are its own.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => LISTS.has(name),
})

/** The element at a path; undefined where there is none. Of several the first. */
function at(node: Node | undefined, path: string): Node | undefined {
  let found: Node | Node[] | undefined = node
  for (const name of path.split('/')) {
    const parent: Node | undefined = Array.isArray(found) ? found[0] : found
    if (parent === undefined || typeof parent === 'string') return undefined
    found = parent[name]
  }
  return Array.isArray(found) ? found[0] : found
}

const listAt = (node: Node | undefined, name: string): Node[] => {
  const found = typeof node === 'object' ? node[name] : undefined
  return found === undefined ? [] : Array.isArray(found) ? found : [found]
}

/** The text of an element. One with attributes has it beside them. */
const textOf = (node: Node | undefined): string | undefined => {
  const text = typeof node === 'string' ? node : at(node, '#text')
  return typeof text === 'string' ? text.trim() || undefined : undefined
}

/** The text of the first of these paths that has one. */
const textAt = (node: Node | undefined, ...paths: string[]): string | undefined =>
  paths.map((path) => textOf(at(node, path))).find((text) => text !== undefined)

/** A reference; some banks write that there is none. */
const referenceAt = (node: Node | undefined, ...paths: string[]): string | undefined =>
  paths.map((path) => textOf(at(node, path))).find((text) => text && !/^(NOTPROVIDED|NONREF)$/i.test(text))

/**
 * An amount of a statement, which has a point before up to five decimals (ISO 20022); those behind the second must be zeros of whole
 * cents. Anything else is marked, so that it is refused and not read as one of a table, where „30.000“ are thousands.
 */
const wholeCents = (amount: string): string => {
  const [, units, cents = ''] = /^(\d+)(?:\.(\d{0,2})0{0,3})?$/.exec(amount) ?? []
  return units === undefined ? `${amount} ?` : [units, cents].filter(Boolean).join('.')
}

/** The cells of one transaction; its entry has what it does not say itself. `place` tells apart those of one entry. */
function cellsOf(entry: Node, tx: Node | undefined, place: number | undefined): Record<BankField, Cell> {
  // An entry of several transactions has the sum of their amounts.
  const amounts = place === undefined ? entry : tx
  const isOut = (textAt(tx, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd')) === 'DBIT'
  const who = isOut ? 'Cdtr' : 'Dbtr'
  const structured = textAt(tx, 'RmtInf/Strd/CdtrRefInf/Ref')
  const note = [...listAt(at(tx, 'RmtInf'), 'Ustrd').map(textOf), textAt(tx, 'AddtlTxInf')]
    .filter(Boolean)
    .join(' ')
  const own = referenceAt(tx, 'Refs/AcctSvcrRef', 'Refs/TxId')
  const ofEntry = referenceAt(entry, 'AcctSvcrRef', 'NtryRef')
  const amount = textAt(amounts, 'Amt', 'AmtDtls/TxAmt/Amt')
  return {
    day: textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm') ?? '?',
    amount: amount ? `${isOut ? '-' : ''}${wholeCents(amount)}` : '?',
    ...{ credit: null, debit: null, direction: null },
    currency: textAt(amounts, 'Amt/@Ccy', 'AmtDtls/TxAmt/Amt/@Ccy') ?? null,
    symbol: symbolInText(textAt(tx, 'Refs/EndToEndId')) ?? symbolInText(structured) ?? symbolOf(structured),
    // Since version 8 the parties have one more element around them.
    payer: textAt(tx, `RltdPties/${who}/Nm`, `RltdPties/${who}/Pty/Nm`) ?? null,
    iban: textAt(tx, `RltdPties/${who}Acct/Id/IBAN`) ?? null,
    note: note || null,
    reference: own ?? (ofEntry && place !== undefined ? `${ofEntry} ${place}` : ofEntry) ?? null,
    returned: textAt(entry, 'RvslInd') === 'true' || at(tx, 'RtrInf') !== undefined ? 'áno' : null,
  }
}

function rowsOfEntry(entry: Node): Record<BankField, Cell>[] {
  const all = listAt(entry, 'NtryDtls').flatMap((details) => listAt(details, 'TxDtls'))
  return all.length > 1
    ? all.map((tx, index) => cellsOf(entry, tx, index + 1))
    : [cellsOf(entry, all[0], undefined)]
}

const isBooked = (entry: Node): boolean => textAt(entry, 'Sts', 'Sts/Cd') !== 'PDNG'

/** Elements of a movement are a hundred at most. */
const MAX_ELEMENTS = 100 * 3_100
/** Letters of a tag with its attributes. */
const LONG_TAG = /<[^<>]{2000}/

/** How often something occurs in a text; nothing is kept of what was found. */
function occurrences(text: string, what: RegExp): number {
  const sought = new RegExp(what, 'g')
  let count = 0
  while (sought.test(text)) count += 1
  return count
}

/** How many movements a file has, counted without parsing it. */
export const movementsIn = (xml: string): number =>
  Math.max(...['Ntry', 'TxDtls'].map((name) => occurrences(xml, new RegExp(`<(?:\\w{1,20}:)?${name}[\\s>]`))))

/** Whether parsing would take minutes: no bank writes so many elements or attributes, or such tags. */
const isTangled = (xml: string): boolean =>
  xml.split('<').length > MAX_ELEMENTS || xml.split('=').length > MAX_ELEMENTS || LONG_TAG.test(xml)

/**
 * A camt.053 file, all statements in it, as the table of a bank that has every column: what is checked and matched is the same.
 * Movements that are not booked yet are left out, and counted. `iban` is the account's, null where the file does not say.
 * Undefined for what is no such file, throws for what cannot be parsed. Own entities are refused: a few letters may become
 * gigabytes.
 */
export function camtTable(xml: string): { iban: string | null; rows: Cell[][]; pending: number } | undefined {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml) || isTangled(xml)) return undefined
  const statements = listAt(at(parser.parse(xml, true) as Node, 'Document/BkToCstmrStmt'), 'Stmt')
  if (statements.length === 0) return undefined
  const fields = Object.keys(BANK_FIELDS) as BankField[]
  const all = statements.flatMap((statement) => listAt(statement, 'Ntry'))
  const entries = all.filter(isBooked)
  const rows = entries.flatMap(rowsOfEntry).map((cells) => fields.map((field) => cells[field]))
  return {
    iban: textAt(statements[0], 'Acct/Id/IBAN') ?? null,
    rows: [fields.map((field) => BANK_FIELDS[field]), ...rows],
    pending: all.length - entries.length,
  }
}
