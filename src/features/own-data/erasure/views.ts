import { idOf } from '@/lib/reference'
import type { Erasure } from '@/payload-types'
import { deadlineOf } from './rules'
import type { ErasureView } from './schema'

/** The view of a request for the caller; `nameOf` gives the name of a person's row as it is now. */
export const erasureView = (
  row: Erasure,
  nameOf: (id: string) => string,
  caller: string | undefined,
): ErasureView => ({
  id: row.id,
  state: row.state,
  person: { id: idOf(row.person) ?? '', name: nameOf(idOf(row.person) ?? '') },
  mine: caller !== undefined && idOf(row.requestedBy) === caller,
  requestedAt: row.createdAt,
  deadline: deadlineOf(row.createdAt),
  reply: row.reply ?? '',
})
