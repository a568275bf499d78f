import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/lib/reference'
import type { Delivery, Event, Notification, User } from '@/payload-types'
import { audienceOf } from '../rules'
import type { CopyItem } from './channel'
import { type Choices, choicesOf } from './rules'

/** Every row of a collection that meets the condition, past access control: jobs have no caller. */
export const rowsWhere = async <Row>(
  req: PayloadRequest,
  collection: 'deliveries' | 'events' | 'notifications' | 'users',
  where: Where,
  select?: Record<string, unknown>,
): Promise<Row[]> => {
  const all = { limit: 0, pagination: false, req } as const
  return (await req.payload.db.find<Row & object>({ collection, where, select, ...all } as never))
    .docs as Row[]
}

/** A reader of copies; `isActive` is false for who is deactivated or in the trash. */
export interface Reader {
  id: string
  name: string
  email: string | null
  isActive: boolean
  choices: Choices
}

const READER_COLUMNS = {
  name: true,
  email: true,
  active: true,
  deletedAt: true,
  quietHours: true,
  notificationChoices: true,
  digest: true,
} as const

/** Readers by id. */
export async function readersOf(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, Reader>> {
  if (ids.length === 0) return new Map()
  const people = await rowsWhere<User>(req, 'users', { id: { in: [...new Set(ids)] } }, READER_COLUMNS)
  return new Map(
    people.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name ?? '',
        email: row.email ?? null,
        isActive: row.active !== false && !row.deletedAt,
        choices: choicesOf(row),
      },
    ]),
  )
}

/** A thing a copy tells, with all its events and when it was told. */
export interface ToldItem extends CopyItem {
  events: readonly string[]
  toldAt: Date
}

/** Not the lists of an audience, which may name every player of the club. */
const ITEM_COLUMNS = {
  title: true,
  body: true,
  url: true,
  kind: true,
  event: true,
  events: true,
  createdAt: true,
  signature: true,
  audience: { event: true },
}

/** An event as far as a copy about it needs it. */
export interface CopyEvent {
  startsAt: Date
  /** When it is over. */
  until: Date
  place: string | null
}

/** Events by id, those in the trash too. */
export async function copyEvents(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<Map<string, CopyEvent>> {
  if (ids.length === 0) return new Map()
  const columns = { startsAt: true, endsAt: true, place: true } as const
  const rows = await rowsWhere<Event>(req, 'events', { id: { in: [...new Set(ids)] } }, columns)
  return new Map(
    rows.map(({ id, startsAt, endsAt, place }) => [
      id,
      { startsAt: new Date(startsAt), until: new Date(endsAt ?? startsAt), place: place?.trim() || null },
    ]),
  )
}

/** The event a notification is about, or whose players it is for. */
export const eventIdOf = ({ event, audience }: Pick<Notification, 'event' | 'audience'>): string | null =>
  idOf(event) ?? audienceOf(audience ?? {}).event ?? null

/** All the events a notification is about. */
export const eventIdsOf = (
  notification: Pick<Notification, 'event' | 'audience' | 'events'>,
): readonly string[] => {
  const only = eventIdOf(notification)
  const listed = Array.isArray(notification.events) ? (notification.events as string[]) : []
  return only && !listed.includes(only) ? [only, ...listed] : listed
}

/** What deliveries tell, by the id of their notification. */
export async function itemsOf(
  req: PayloadRequest,
  rows: readonly Delivery[],
): Promise<Map<string, ToldItem>> {
  const ids = [...new Set(rows.flatMap(({ notification }) => idOf(notification) ?? []))]
  if (ids.length === 0) return new Map()
  const found = await rowsWhere<Notification>(req, 'notifications', { id: { in: ids } }, ITEM_COLUMNS)
  return new Map(
    found.map((row) => [
      row.id,
      {
        notification: row.id,
        title: row.title,
        body: row.body,
        url: row.url || null,
        kind: row.kind,
        event: eventIdOf(row),
        events: eventIdsOf(row),
        toldAt: new Date(row.createdAt),
        from: row.signature ?? '',
      },
    ]),
  )
}
