import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/lib/reference'
import type { Delivery, Notification, User } from '@/payload-types'
import { audienceOf } from '../rules'
import type { CopyItem } from './channel'
import { type Choices, choicesOf } from './rules'

/** Every row of a collection that meets the condition, past access control: jobs have no caller. */
export const rowsWhere = async <Row>(
  req: PayloadRequest,
  collection: 'deliveries' | 'notifications' | 'users',
  where: Where,
  select?: Record<string, true>,
): Promise<Row[]> => {
  const all = { limit: 0, pagination: false, req } as const
  return (await req.payload.db.find<Row & object>({ collection, where, select, ...all } as never)).docs as Row[]
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

/** What deliveries tell, by the id of their notification. */
export async function itemsOf(req: PayloadRequest, rows: readonly Delivery[]): Promise<Map<string, CopyItem>> {
  const ids = [...new Set(rows.flatMap(({ notification }) => idOf(notification) ?? []))]
  const found = await rowsWhere<Notification>(req, 'notifications', { id: { in: ids } })
  return new Map(
    found.map((row) => [
      row.id,
      {
        notification: row.id,
        title: row.title,
        body: row.body,
        url: row.url || null,
        kind: row.kind,
        event: idOf(row.event) ?? audienceOf(row.audience).event ?? null,
        from: row.signature ?? '',
      },
    ]),
  )
}
