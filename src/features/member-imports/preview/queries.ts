import type { PayloadRequest } from 'payload'
import { decisionsByRow } from '@/lib/decisions'
import { digestOf } from '@/lib/digest'
import { invalid } from '@/lib/errors'
import { missingColumn } from '../columns/rules'
import { planOf } from '../plan/rules'
import { emailsInTrash, importCategories, knownPeople } from '../queries'
import { memberRow } from '../rows/rules'
import type { ImportInput, PreviewView } from '../schema'
import { refuseDuringUndo } from '../undo-invitations/queries'
import { type MadePlan, previewView } from './views'

/** The plan of a file as it is now. Throws 400 when a needed column is missing. */
export async function makePlan(req: PayloadRequest, input: ImportInput, now: Date): Promise<MadePlan> {
  const { rows, heading, mapping, decisions } = input
  const missing = missingColumn(mapping)
  if (missing) throw invalid(`Chýba stĺpec „${missing}“.`, 'mapping')
  const reading = { headings: rows[heading] ?? [], mapping, thisYear: now.getFullYear() }
  const members = rows.flatMap((cells, at) =>
    at <= heading ? [] : (memberRow(cells, at + 1, reading) ?? []),
  )
  if (members.length === 0) throw invalid('Pod nadpismi nie je ani jeden riadok.', 'rows')
  const people = await knownPeople(req)
  const plan = planOf(
    members,
    people,
    await importCategories(req, now),
    decisionsByRow(decisions),
    await emailsInTrash(req),
  )
  const seen = digestOf(JSON.stringify(plan))
  return { rows: plan, people, seen }
}

/** What an import would do, for the screen. Throws 409 while another one is taken back. */
export async function importPreview(req: PayloadRequest, input: ImportInput): Promise<PreviewView> {
  await refuseDuringUndo(req)
  const now = new Date()
  const { names } = await importCategories(req, now)
  return previewView(await makePlan(req, input, now), names)
}
