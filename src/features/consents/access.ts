import { accessFor, type ScopeFilter, whereIn } from '@/access/allow'

const self: ScopeFilter = (scope, req) => whereIn('person', [req.user!.id, ...scope.players])

/** Nobody creates, changes or deletes a row but the commands (commands.ts), which ask who may give it. */
export const consentAccess = accessFor('consents', { self })

export const consentTextAccess = accessFor('consentTexts')
