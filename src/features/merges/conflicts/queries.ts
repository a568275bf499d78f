import type { PayloadRequest } from 'payload'
import { holdingWord, type Subject, type WordRow } from '@/features/consents/rules'
import { PURPOSE_KEYS, type Purpose } from '@/features/consents/labels'
import { wordsOf } from '@/features/consents/queries'
import { storedRows } from '@/features/own-data/queries'
import { dayOf } from '@/lib/dates'
import type { Merged } from '@/fields/with-hooks'
import { idOf } from '@/lib/reference'
import { isStricter, pairsOf } from './rules'

const both = ({ kept, removed }: Merged, field: string) => ({ [field]: { in: [kept, removed] } })

/** The rows of a collection that both people have, and those of the second alone, by what they are about. */
async function pairsIn<Slug extends 'absences' | 'attendances' | 'deliveries' | 'participants'>(
  req: PayloadRequest,
  slug: Slug,
  ids: Merged,
  keyOf: (row: Awaited<ReturnType<typeof storedRows<Slug>>>[number]) => string,
) {
  const field = slug === 'deliveries' ? 'user' : 'player'
  const rows = await storedRows(req, slug, both(ids, field))
  const of = (person: string) =>
    rows.filter((row) => idOf((row as unknown as Record<string, unknown>)[field]) === person)
  return pairsOf(of(ids.kept), of(ids.removed), keyOf)
}

export const marksToMerge = (req: PayloadRequest, ids: Merged) =>
  pairsIn(req, 'attendances', ids, ({ event }) => idOf(event) ?? '')

export const answersToMerge = (req: PayloadRequest, ids: Merged) =>
  pairsIn(req, 'participants', ids, ({ event }) => idOf(event) ?? '')

/** One request for both children made an absence of each. */
export const absencesToMerge = (req: PayloadRequest, ids: Merged) =>
  pairsIn(req, 'absences', ids, ({ operation }) => operation)

export const deliveriesToMerge = (req: PayloadRequest, ids: Merged) =>
  pairsIn(req, 'deliveries', ids, ({ notification, channel }) => `${idOf(notification)} ${channel}`)

/** A refusal that has to hold although the answers of both together would allow it. */
export interface Refused {
  purpose: Purpose
  word: WordRow
}

/** The purposes in which one of two people refuses what the other allows, with the refusal, for the person both become. */
export async function refusalsToKeep(
  req: PayloadRequest,
  { kept, removed }: { kept: Subject & { id: string }; removed: Subject & { id: string } },
  person: Subject,
): Promise<Refused[]> {
  const words = await wordsOf(req, [kept.id, removed.id])
  const today = dayOf(new Date())
  return PURPOSE_KEYS.flatMap((purpose) => {
    const of = (id: string) => words(id).filter((word) => word.purpose === purpose)
    const mine = holdingWord(of(kept.id), kept, today)
    const theirs = holdingWord(of(removed.id), removed, today)
    const together = holdingWord([...of(kept.id), ...of(removed.id)], person, today)
    if (!isStricter(mine, theirs, together)) return []
    return [{ purpose, word: mine?.given === false ? mine : theirs! }]
  })
}
