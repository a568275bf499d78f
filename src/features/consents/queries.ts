import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { fullRightChildren, scopeOf } from '@/access/scope'
import { aggregate } from '@/db/aggregate'
import { dayOf, isDay } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import { groupsBy } from '@/lib/groups'
import { inOrder } from '@/lib/order'
import type { User } from '@/payload-types'
import type { GivenAs, Purpose } from './labels'
import { type Giver, holdingWord, SUBJECT_FIELDS, type SubjectRow, type Word, type WordRow } from './rules'
import type { ConsentsView, PersonView } from './schema'
import { allTexts, currentTexts } from './texts/queries'
import { personView } from './views'

/** Every answer of these people, of one purpose or of all, by person; without access control. One statement. */
export async function wordsOf(
  req: PayloadRequest,
  people: readonly string[],
  purpose?: Purpose,
): Promise<(person: string) => WordRow[]> {
  const rows =
    people.length === 0
      ? []
      : await aggregate(req, 'consents', {
          where: {
            and: [{ person: { in: [...people] } }, ...(purpose ? [{ purpose: { equals: purpose } }] : [])],
          },
          by: ['id', 'person', 'purpose', 'textVersion', 'given', 'at', 'by', 'givenAs', 'paper'],
        })
  const byPerson = new Map<string, WordRow[]>()
  for (const row of rows) {
    const person = String(row.person)
    const word = {
      id: String(row.id),
      person,
      purpose: row.purpose as Purpose,
      textVersion: Number(row.textVersion),
      given: Boolean(row.given),
      at: String(row.at),
      by: row.by === null ? null : String(row.by),
      givenAs: row.givenAs as GivenAs,
      paper: Boolean(row.paper),
    }
    byPerson.set(person, [...(byPerson.get(person) ?? []), word])
  }
  return (person) => byPerson.get(person) ?? []
}

/**
 * What decides today's consents of everybody, by person: of each person's equal answers to a purpose the latest. Without access
 * control. One statement, however long the history is.
 */
export async function latestWords(req: PayloadRequest): Promise<(person: string) => readonly Word[]> {
  const rows = await aggregate(req, 'consents', {
    where: {},
    by: ['person', 'purpose', 'textVersion', 'given', 'givenAs'],
    latest: 'at',
  })
  const byPerson = groupsBy(rows, ({ person }) => String(person))
  return (person) =>
    (byPerson.get(person) ?? []).map(({ purpose, textVersion, given, givenAs, latest }) => ({
      purpose: purpose as Purpose,
      textVersion: Number(textVersion),
      given: Boolean(given),
      at: String(latest),
      givenAs: givenAs as GivenAs,
    }))
}

/** These people as far as it decides their consents, by id; without access control, those in the trash included. */
export async function subjectsOf(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<Map<string, SubjectRow>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...ids] } },
    select: { ...SUBJECT_FIELDS, name: true },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map((doc) => [doc.id, { ...doc, name: doc.name ?? '' }]))
}

/** In which right the caller answers for a person; `none` for a stranger. */
export async function giverOf(req: PayloadRequest, person: string): Promise<Giver> {
  if (person === req.user?.id) return 'self'
  const scope = await scopeOf(req)
  if (scope.canActFor.includes(person)) return 'full'
  if (fullRightChildren(scope, req).includes(person)) return 'left'
  return scope.players.includes(person) ? 'read' : 'none'
}

const namesOf = async (req: PayloadRequest, words: readonly WordRow[]) => {
  const ids = [...new Set(words.flatMap(({ by }) => by ?? []))]
  const people = await subjectsOf(req, ids)
  return (id: string | null): string => (id ? (people.get(id)?.name ?? '') : '')
}

async function peopleViews(
  req: PayloadRequest,
  ids: readonly string[],
  texts: Awaited<ReturnType<typeof allTexts>>,
): Promise<PersonView[]> {
  const people = await subjectsOf(req, ids)
  const words = await wordsOf(req, ids)
  const name = await namesOf(req, ids.flatMap(words))
  const today = dayOf(new Date())
  const views: PersonView[] = []
  for (const id of ids) {
    const person = people.get(id)
    if (!person) throw notFound('Používateľ už neexistuje.')
    const giver = await giverOf(req, id)
    views.push(personView({ person, words: words(id), name, current: currentTexts(texts), giver, today }))
  }
  return views
}

/** The caller first, then the children by name; a parent comes last, who is asked about nothing. */
async function ownPeople(req: PayloadRequest): Promise<string[]> {
  const { players } = await scopeOf(req)
  const me = req.user!.id
  const people = await subjectsOf(req, players)
  const children = players.filter((id) => id !== me).sort(inOrder((id) => people.get(id)?.name ?? ''))
  const isParent = req.user!.role === 'player' && !players.includes(me)
  return isParent ? [...children, me] : [me, ...children]
}

/**
 * The consents of the caller and their children, or of one person: an administrator anybody's, others one of theirs. Throws
 * 404 for a stranger.
 */
export async function consentsOf(req: PayloadRequest, person?: string): Promise<ConsentsView> {
  const own = await ownPeople(req)
  if (person && !isAdmin(req) && !own.includes(person)) throw notFound('Používateľ už neexistuje.')
  const texts = await allTexts(req)
  const people = await peopleViews(req, person ? [person] : own, texts)
  const due = people.flatMap(({ states }) => states.filter((state) => state.due !== null)).length
  return { people, texts, due }
}

/** How many answers the caller is asked for, and whether they have put them off for today. */
export async function dueConsents(req: PayloadRequest): Promise<{ due: number; later: boolean }> {
  const { due } = await consentsOf(req)
  const row = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: req.user!.id } },
    select: { consentsLaterUntil: true },
    req,
  })
  const until = row?.consentsLaterUntil
  return { due, later: isDay(until) && until > dayOf(new Date()) }
}

/** The answer of each of these people that holds today for a purpose, with the person; without access control. */
async function holdingOf(
  req: PayloadRequest,
  people: readonly string[],
  purpose: Purpose,
): Promise<Map<string, Holding>> {
  const ids = [...new Set(people)]
  const subjects = await subjectsOf(req, ids)
  const words = await wordsOf(req, ids, purpose)
  const today = dayOf(new Date())
  const held = ids.flatMap((id): [string, Holding][] => {
    const person = subjects.get(id)
    const word = person && holdingWord(words(id), person, today)
    return person && word ? [[id, { person, word }]] : []
  })
  return new Map(held)
}

/** An answer that holds, and the person it is about. */
export interface Holding {
  person: SubjectRow
  word: WordRow
}

/** Whose answer that holds today is this one. */
export const withAnswer = async (
  ...[req, people, purpose, given]: [...Parameters<typeof holdingOf>, boolean]
) => new Map([...(await holdingOf(req, people, purpose))].filter(([, { word }]) => word.given === given))

/** Which of these people consent to a purpose today; without access control. */
export const consenting = (
  req: PayloadRequest,
  people: readonly string[],
  purpose: Purpose,
): Promise<Map<string, Holding>> => withAnswer(req, people, purpose, true)
