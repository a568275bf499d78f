import { accessFor, anyOf, type ScopeFilter, whereIn } from '@/access/allow'

const self: ScopeFilter = (scope, req) => whereIn('person', [req.user!.id, ...scope.players])

/** Of the players of own categories a trainer reads who may be photographed and named, and nothing else. */
const ownPhotosAndNames: ScopeFilter = (scope, req) => {
  const { trainedCategories } = scope
  const trained = anyOf(
    whereIn('person.category', trainedCategories),
    whereIn('person.secondCategory', trainedCategories),
  )
  return anyOf(
    self(scope, req),
    typeof trained === 'object' && {
      and: [
        trained,
        { purpose: { in: ['photos', 'names'] } },
        { 'person.playing': { equals: true } },
        { 'person.active': { equals: true } },
      ],
    },
  )
}

/** Nobody creates, changes or deletes a row but the commands (commands.ts), which ask who may give it. */
export const consentAccess = accessFor('consents', { self, ownPhotosAndNames })

export const consentTextAccess = accessFor('consentTexts')
