import { accessFor, type ScopeFilter, whereIn } from '@/access/allow'

const self: ScopeFilter = (scope) => whereIn('player', scope.players)

export const feeAccess = accessFor('memberFees', { self })

/** A payment is seen by the family whose fees it went to. It is append-only: nobody changes or deletes one. */
export const paymentAccess = accessFor('payments', { self: (scope) => whereIn('players', scope.players) })
