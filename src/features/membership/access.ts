import { accessFor, type ScopeFilter, whereIn } from '@/access/allow'

const self: ScopeFilter = (scope) => whereIn('player', scope.players)

export const feeAccess = accessFor('memberFees', { self })

/** A payment is readable by the families whose fees it paid. Nobody changes or deletes one. */
export const paymentAccess = accessFor('payments', { self: (scope) => whereIn('players', scope.players) })
