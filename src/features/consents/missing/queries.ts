import type { PayloadRequest, Where } from 'payload'
import { guardianship } from '@/access/guardian'
import { readFilter } from '@/access/row-access'
import { aggregate } from '@/db/aggregate'
import { arrayItems } from '@/db/array-rows'
import { lastChange } from '@/db/last-change'
import { NOT_ON_TRIAL } from '@/features/users/access'
import { dayOf } from '@/lib/dates'
import { forbidden } from '@/lib/errors'
import { inOrder } from '@/lib/order'
import { keptValue } from '@/lib/process-state'
import { fold } from '@/lib/text'
import type { Purpose } from '../labels'
import { latestWords } from '../queries'
import type { Subject } from '../rules'
import { allTexts, currentTexts } from '../texts/queries'
import { unanswered, waitedFor } from './rules'
import type { MissingConsents } from './views'

const PAGE = 50

/** Who is in the club, as far as the club asks them; parents are asked about their children. */
const IN_THE_CLUB: Where[] = [
  { deletedAt: { exists: false } },
  { erasedAt: { exists: false } },
  { active: { not_equals: false } },
  NOT_ON_TRIAL,
  { or: [{ playing: { equals: true } }, { role: { not_equals: 'player' } }] },
]

interface Person extends Subject {
  id: string
  name: string
  sortName: string
  searchName: string
  category: string | null
  purposes: Purpose[]
}

/** Everybody about whom an answer is missing today, and to what, by name. Throws 403 for who may not read everybody. */
async function peopleWaiting(req: PayloadRequest, today: string): Promise<Person[]> {
  // Past Payload's access control: only for who may read everybody.
  if ((await readFilter(req, 'users')) !== true) throw forbidden()
  const [rows, texts, words] = await Promise.all([
    aggregate(req, 'users', {
      where: { and: IN_THE_CLUB },
      by: ['id', 'name', 'sortName', 'searchName', 'role', 'playing', 'birthDate', 'category'],
    }),
    allTexts(req),
    latestWords(req),
  ])
  const current = currentTexts(texts)
  const versions = Object.fromEntries(
    Object.entries(current).map(([purpose, { version }]) => [purpose, version]),
  ) as Record<Purpose, number>
  return rows
    .map((row) => {
      const person: Subject = {
        role: row.role,
        playing: Boolean(row.playing),
        birthDate: row.birthDate === null ? null : String(row.birthDate),
      }
      return {
        ...person,
        id: String(row.id),
        name: String(row.name ?? ''),
        sortName: String(row.sortName ?? ''),
        searchName: String(row.searchName ?? ''),
        category: row.category === null ? null : String(row.category),
        purposes: unanswered(person, words(String(row.id)), versions, today),
      }
    })
    .filter(({ purposes }) => purposes.length > 0)
    .sort(inOrder(({ sortName }) => sortName))
}

/** The ids of everybody about whom an answer is missing today. Throws 403 for who may not read everybody. */
export async function idsWithoutAnswer(req: PayloadRequest, now = new Date()): Promise<string[]> {
  return (await peopleWaiting(req, dayOf(now))).map(({ id }) => id)
}

/** What the missing answers follow from, as one text, which every write to these collections changes. */
async function stateOf(req: PayloadRequest, today: string): Promise<string> {
  const slugs = ['users', 'consents', 'consentTexts'] as const
  return [today, ...(await Promise.all(slugs.map((slug) => lastChange(req, slug))))].join(' ')
}

/** On MongoDB a write may be stored behind a later one; its number is right again after this. */
const KEPT_MS = 60_000
const counted = keptValue<{ state: string; until: number; count: Promise<number> }>(
  'count of missing answers',
)

/**
 * About how many people an answer is missing today. Every page of the office shows the number, and to find it everybody is
 * read: that is done anew after something was written, and every minute. Throws 403 for who may not read everybody.
 */
export async function countWithoutAnswer(req: PayloadRequest, now = new Date()): Promise<number> {
  if ((await readFilter(req, 'users')) !== true) throw forbidden()
  const today = dayOf(now)
  const state = await stateOf(req, today)
  const known = counted.current
  if (known?.state === state && known.until >= now.getTime()) return known.count
  const count = peopleWaiting(req, today).then(({ length }) => length)
  counted.current = { state, until: now.getTime() + KEPT_MS, count }
  // A failed count is not kept.
  count.catch(() => (counted.current = undefined))
  return count
}

/** Those of these people for whom an active guardian acts today. */
async function withGuardian(
  req: PayloadRequest,
  people: readonly Person[],
  today: string,
): Promise<Set<string>> {
  const acted = people.filter((person) => guardianship(person, 'full', today) === 'full').map(({ id }) => id)
  if (acted.length === 0) return new Set()
  const links = await arrayItems(req, 'users', {
    array: 'children',
    fields: ['player', 'right'],
    where: ['player', acted],
  })
  const full = links.filter(({ right }) => right === 'full')
  const guardians = await aggregate(req, 'users', {
    where: {
      and: [
        { id: { in: full.map(({ row }) => row) } },
        { deletedAt: { exists: false } },
        { active: { not_equals: false } },
      ],
    },
    by: ['id'],
  })
  const acting = new Set(guardians.map(({ id }) => String(id)))
  return new Set(full.filter(({ row }) => acting.has(row)).map(({ player }) => String(player)))
}

interface MissingFilter {
  /** A part of a name. */
  search: string
  category?: string
  page: number
}

/** A page of the people about whom answers are missing, by name. Throws 403 for who may not read everybody. */
export async function missingConsents(
  req: PayloadRequest,
  { search, category, page }: MissingFilter,
  now = new Date(),
): Promise<MissingConsents> {
  const today = dayOf(now)
  const words = fold(search)
  const waiting = (await peopleWaiting(req, today)).filter(
    (person) => (!category || person.category === category) && person.searchName.includes(words),
  )
  const shown = waiting.slice((page - 1) * PAGE, page * PAGE)
  const guarded = await withGuardian(req, shown, today)
  const categories = await aggregate(req, 'categories', { where: {}, by: ['id', 'name'] })
  const nameOf = new Map(categories.map(({ id, name }) => [String(id), String(name)]))
  return {
    people: shown.map(({ id, name, category: own, purposes, ...person }) => ({
      ...{ id, name, purposes },
      category: nameOf.get(own ?? '') ?? '',
      waited: waitedFor(person, guarded.has(id), today),
    })),
    total: waiting.length,
    page,
    pages: Math.ceil(waiting.length / PAGE),
  }
}
