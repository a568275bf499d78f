import { accessFor, type ScopeFilter, within } from '@/access/allow'

const self: ScopeFilter = (scope) => within('player', scope.people)

export const feeAccess = accessFor('memberFees', { self })

/** A payment is seen by the family whose fees it went to. It is append-only: nobody changes or deletes one. */
export const paymentAccess = accessFor('payments', { self: (scope) => within('players', scope.people) })
