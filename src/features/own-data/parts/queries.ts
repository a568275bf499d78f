import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { idOf, idsOf } from '@/lib/reference'
import { literal } from '@/lib/text'
import type { User } from '@/payload-types'
import { storedRows } from '../queries'
import { isPayer, namesOf } from '../rules'

/** The ids of the rows that match. */
export const idsWhere = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
): Promise<string[]> => (await storedRows(req, collection, where)).map(({ id }) => String(id))

/** Rows in which a field has a value. */
export const filled = (field: string): Where => ({ [field]: { exists: true } })

/**
 * The photo of the profile and pictures that show nobody else. Others, and what is somebody else's photo, stay marked with the
 * nameless row: not public.
 */
export async function ownPictures(req: PayloadRequest, { id, photo }: User): Promise<string[]> {
  const own = idOf(photo)
  const pictures = await storedRows(req, 'media', {
    or: [{ people: { in: [id] } }, { id: { in: own ? [own] : [] } }],
  })
  return pictures
    .filter(({ people, portraitOf }) =>
      idsOf([...(people ?? []), portraitOf]).every((person) => person === id),
    )
    .map((picture) => picture.id)
}

/**
 * Payments whose payer is this person, also as a bank writes a name, and those of theirs that were for nobody who still has a
 * name.
 */
export async function paymentsWithPayer(req: PayloadRequest, person: User): Promise<string[]> {
  const family = [person.id, ...idsOf((person.children ?? []).map(({ player }) => player))]
  const named: Where[] = namesOf(person).map((name) => ({ payer: { contains: literal(name) } }))
  const rows = await storedRows(req, 'payments', {
    and: [filled('payer'), { or: [{ players: { in: family } }, { holder: { in: family } }, ...named] }],
  })
  const others = rows.flatMap(({ players }) => idsOf(players)).filter((id) => id !== person.id)
  const living = new Set(
    await idsWhere(req, 'users', {
      and: [{ id: { in: [...new Set(others)] } }, { erasedAt: { exists: false } }],
    }),
  )
  return rows
    .filter(
      ({ payer, players, holder }) =>
        isPayer(person, payer) ||
        ([...idsOf(players), idOf(holder)].includes(person.id) &&
          !idsOf(players).some((id) => living.has(id))),
    )
    .map(({ id }) => id)
}

/**
 * Movements of the club's account that were for this person, name them as a bank writes a name, are a payment of theirs, or
 * came from an account of theirs.
 */
export async function bankRowsNaming(req: PayloadRequest, person: User): Promise<string[]> {
  const rows = await storedRows(req, 'bankRows', {
    or: [filled('payer'), filled('note'), filled('iban'), { player: { equals: person.id } }],
  })
  const paid = new Set(await paymentsWithPayer(req, person))
  const isOwn = ({ payer, payment }: (typeof rows)[number]) =>
    isPayer(person, payer) || paid.has(idOf(payment) ?? '')
  const accounts = new Set(rows.filter(isOwn).flatMap(({ iban }) => iban ?? []))
  return rows
    .filter(
      (row) =>
        isOwn(row) ||
        isPayer(person, row.note) ||
        idOf(row.player) === person.id ||
        accounts.has(row.iban ?? ''),
    )
    .map(({ id }) => String(id))
}

/** Imports of members that still know what they did with this person. */
export const importsNaming = async (req: PayloadRequest, { id }: User): Promise<string[]> =>
  (await storedRows(req, 'memberImports', filled('changes')))
    .filter(({ changes }) => JSON.stringify(changes).includes(id))
    .map((row) => row.id)
