import { accessFor, type ScopeFilter } from '@/access/allow'

/** What somebody did themselves. */
const mine: ScopeFilter = (_scope, req) => ({ by: { equals: req.user!.id } })

/** Rows are made and taken back by commands alone, which ask for every event. */
export const closingAccess = accessFor('closings', { mine })
