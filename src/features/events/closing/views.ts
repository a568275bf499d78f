import { viewOf } from '@/lib/view'
import type { Closing } from '@/payload-types'
import type { ChangedEvent } from './rules'
import { closingSchema, type ClosingView } from './schema'

/** The events that an act changed. */
export const changesIn = ({ changes }: Pick<Closing, 'changes'>): ChangedEvent[] =>
  JSON.parse(changes) as ChangedEvent[]

/** What was done in one act. */
export const closingView = (closing: Closing): ClosingView => {
  const changes = changesIn(closing)
  return viewOf(closingSchema, closing, {
    reason: closing.reason ?? '',
    closed: closing.closed === true,
    undoneAt: closing.undoneAt ?? null,
    cancelled: changes.filter(({ act }) => act === 'cancel').length,
    moved: changes.filter(({ act }) => act === 'move').length,
  })
}
