import type { CollectionSlug, PayloadRequest } from 'payload'
import { updateEach } from '@/db/update-each'
import { updateRows } from '@/db/update-rows'
import { updateVersions } from '@/db/update-versions'
import { changesWithout } from '@/features/member-imports/undo/rules'
import { feeWithoutReason } from '@/features/membership/occasions/rules'
import { MAIL_QUEUE } from '@/lib/outbox'
import { idOf, idsOf } from '@/lib/reference'
import type { User } from '@/payload-types'
import { storedRows } from '../queries'
import { eraseInVersions, eraseMentions, mentioned, versionsNaming } from '../texts/commands'
import { isEnquiryOf, isMailOf } from '../rules'
import { bankRowsNaming, filled, idsWhere, importsNaming, ownPictures, paymentsWithPayer } from './queries'
import type { Part } from './views'

const deleteRows = (req: PayloadRequest, collection: CollectionSlug, ids: string[]) =>
  req.payload.db.deleteMany({ collection, where: { id: { in: ids } }, req })

/** Deleted by Payload, with the files and what refers to them. Throws when a row stays: Payload only reports it. */
async function deleteWithHooks(
  req: PayloadRequest,
  collection: 'media' | 'notifications',
  ids: string[],
): Promise<void> {
  const where = { id: { in: ids } }
  const { errors } = await req.payload.delete({ collection, where, depth: 0, overrideAccess: true, req })
  if (errors.length > 0) throw new Error(`${errors.length} rows of ${collection} could not be deleted`)
}

/** Notifications for this person alone are deleted; from others' audiences they are taken out. */
async function takeOutOfAudiences(req: PayloadRequest, ids: string[], person: User): Promise<void> {
  const rows = await storedRows(req, 'notifications', { id: { in: ids } })
  const alone = rows.filter(({ audience }) => idsOf(audience.users).every((id) => id === person.id))
  if (alone.length > 0)
    await deleteWithHooks(
      req,
      'notifications',
      alone.map(({ id }) => id),
    )
  for (const row of rows.filter((one) => !alone.includes(one))) {
    const users = idsOf(row.audience.users).filter((id) => id !== person.id)
    const data = { ...row, updatedAt: null, audience: { ...row.audience, users } }
    await req.payload.db.updateOne({ collection: 'notifications', id: row.id, data, req })
  }
}

async function blankMoves(req: PayloadRequest, ids: string[], person: User): Promise<void> {
  for (const row of await storedRows(req, 'playerMigrations', { id: { in: ids } })) {
    const moves = row.moves.map((move) =>
      idOf(move.player) === person.id ? { ...move, reason: null } : move,
    )
    const data = { ...row, updatedAt: null, moves }
    await req.payload.db.updateOne({ collection: 'playerMigrations', id: row.id, data, req })
  }
}

async function takeOutOfImports(req: PayloadRequest, ids: string[], person: User): Promise<void> {
  for (const row of await storedRows(req, 'memberImports', { id: { in: ids } })) {
    const data = { ...row, updatedAt: null, changes: changesWithout(row.changes, person.id) }
    await req.payload.db.updateOne({ collection: 'memberImports', id: row.id, data, req })
  }
}

const inVersions = (key: string, collection: 'news' | 'memberFees', title: string): Part => ({
  ...{ key, byName: true, title },
  find: (req, person) => versionsNaming(req, collection, person),
  erase: (req, _, person) => eraseInVersions(req, collection, person),
})

/** What an erasure removes besides the row of the account, in this order: one line adds one (docs/decisions/032). */
export const PARTS: readonly Part[] = [
  {
    key: 'photos',
    title: 'Fotka profilu a fotky, na ktorých je len táto osoba',
    find: ownPictures,
    erase: (req, ids) => deleteWithHooks(req, 'media', ids),
  },
  {
    key: 'fileNames',
    title: 'Názvy súborov fotiek, na ktorých je aj s inými',
    find: (req, { id }) =>
      idsWhere(req, 'media', { and: [{ people: { in: [id] } }, filled('originalName')] }),
    erase: (req, ids) => updateRows(req, 'media', ['id', ids], { originalName: null }),
  },
  {
    key: 'answerReasons',
    title: 'Dôvody pri odpovediach na udalosti',
    find: (req, { id }) =>
      idsWhere(req, 'participants', {
        and: [{ player: { equals: id } }, { or: [filled('reason'), filled('earlier.reason')] }],
      }),
    // An absence keeps the answer it has replaced.
    erase: (req, ids) =>
      updateEach(
        req,
        'participants',
        ids.map((id) => ({ id, reason: null, 'earlier.reason': null })),
      ),
  },
  {
    key: 'absences',
    title: 'Dôvody neprítomností',
    find: (req, { id }) => idsWhere(req, 'absences', { and: [{ player: { equals: id } }, filled('reason')] }),
    erase: (req, ids) => updateRows(req, 'absences', ['id', ids], { reason: null }),
  },
  {
    key: 'devices',
    title: 'Zariadenia, na ktoré chodia oznámenia',
    find: (req, { id }) => idsWhere(req, 'pushSubscriptions', { user: { equals: id } }),
    erase: (req, ids) => deleteRows(req, 'pushSubscriptions', ids),
  },
  {
    key: 'attendanceNotes',
    title: 'Poznámky pri dochádzke',
    find: (req, { id }) =>
      idsWhere(req, 'attendances', { and: [{ player: { equals: id } }, filled('note')] }),
    erase: (req, ids) => updateRows(req, 'attendances', ['id', ids], { note: null }),
  },
  {
    key: 'feeNotes',
    title: 'Poznámky a dôvody pri členskom, aj v jeho histórii',
    find: (req, { id }) => idsWhere(req, 'memberFees', { player: { equals: id } }),
    erase: async (req, ids) => {
      await updateEach(req, 'memberFees', ids.map(feeWithoutReason))
      await updateVersions(req, 'memberFees', ids, { note: null, reason: null, occasion: 'erased' })
    },
  },
  {
    key: 'payers',
    byName: true,
    title: 'Meno platiteľa pri platbách',
    find: paymentsWithPayer,
    erase: (req, ids) => updateRows(req, 'payments', ['id', ids], { payer: null }),
  },
  {
    key: 'bankRows',
    byName: true,
    title: 'Platiteľ, jeho účet a správa pri pohyboch na účte klubu',
    find: bankRowsNaming,
    erase: (req, ids) =>
      updateRows(req, 'bankRows', ['id', ids], { payer: null, iban: null, note: null, player: null }),
  },
  {
    key: 'moveReasons',
    title: 'Dôvody presunov medzi kategóriami',
    find: (req, { id }) => idsWhere(req, 'playerMigrations', { 'moves.player': { equals: id } }),
    erase: blankMoves,
  },
  {
    key: 'imports',
    title: 'Údaje, ktoré import členov drží pre prípad vrátenia',
    find: importsNaming,
    erase: takeOutOfImports,
  },
  {
    key: 'audiences',
    title: 'Oznámenia napísané práve tejto osobe',
    find: (req, { id }) => idsWhere(req, 'notifications', { 'audience.users': { in: [id] } }),
    erase: takeOutOfAudiences,
  },
  {
    key: 'deliveries',
    title: 'Schránka: oznámenia, ktoré dostala',
    find: (req, { id }) => idsWhere(req, 'deliveries', { user: { equals: id } }),
    erase: (req, ids) => deleteRows(req, 'deliveries', ids),
  },
  {
    key: 'signatures',
    title: 'Podpis pod oznámeniami, ktoré poslala',
    find: (req, { id }) => idsWhere(req, 'notifications', { sentBy: { equals: id } }),
    erase: (req, ids) => updateRows(req, 'notifications', ['id', ids], { signature: null }),
  },
  {
    key: 'enquiries',
    byName: true,
    title: 'Správy z formulárov na webe',
    find: async (req, person) =>
      (await storedRows(req, 'enquiries', {})).filter((row) => isEnquiryOf(person, row)).map(({ id }) => id),
    erase: (req, ids) => deleteRows(req, 'enquiries', ids),
  },
  {
    key: 'mails',
    byName: true,
    title: 'Čakajúce e-maily',
    find: async (req, person) =>
      (await storedRows(req, 'payload-jobs', { queue: { equals: MAIL_QUEUE } }))
        .filter(({ input }) => isMailOf(person, input))
        .map(({ id }) => String(id)),
    erase: (req, ids) => deleteRows(req, 'payload-jobs', ids),
  },
  {
    key: 'mentions',
    title:
      'Celé meno v údajoch udalostí, medzi strelcami, v poznámkach a dôvodoch pri iných, v oznámeniach a správach iných, v popisoch fotiek a v odpovediach na žiadosti',
    find: mentioned,
    erase: (req, _, person) => eraseMentions(req, person),
  },
  inVersions('newsVersions', 'news', 'Celé meno v uložených starších verziách noviniek'),
  inVersions('feeVersions', 'memberFees', 'Celé meno v histórii členského'),
]
