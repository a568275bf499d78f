import type { CollectionAfterChangeHook } from 'payload'
import { plannersOf } from '@/features/player-migrations/acts/rules'
import { isPerformedNow } from '@/features/player-migrations/stages/rules'
import { stageWords } from '@/features/player-migrations/stages/labels'
import { href } from '@/lib/routes'
import { writtenDay } from '@/lib/written-day'
import type { Enquiry, PlayerMigration, User } from '@/payload-types'
import { announce } from '../automatic/commands'

/** Tells the office of a message from the public forms; without what it says, which is deleted after ninety days. */
export const tellEnquiry: CollectionAfterChangeHook<Enquiry> = async ({ doc, operation, req }) => {
  if (operation !== 'create') return doc
  await announce(req, [
    {
      kind: 'enquiries',
      title: doc.kind === 'trial' ? 'Záujem o\u00a0skúšobný tréning' : 'Nová správa z\u00a0webu',
      body: 'Prišla cez formulár na webe. Odpovedzte na ňu a\u00a0označte, ako je vybavená.',
      url: `${href('enquiries')}#${doc.id}`,
      urgent: false,
      audience: { kind: 'roles', roles: ['admin'] },
      by: null,
    },
  ])
  return doc
}

/** Tells the office of a child whom a trainer has taken on trial: it decides whether the child stays. Names nobody. */
export const tellTrial: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !doc.trialEnquiry || !doc.trialUntil) return doc
  await announce(req, [
    {
      kind: 'enquiries',
      title: 'Nové dieťa na\u00a0skúške',
      body: `Ak v\u00a0klube zostane, do ${writtenDay(doc.trialUntil)} vymažte deň v\u00a0poli „Na skúške do“. Inak sa jeho údaje vymažú samy.`,
      url: href('userEdit', { id: doc.id }),
      urgent: false,
      audience: { kind: 'roles', roles: ['admin'] },
      by: null,
    },
  ])
  return doc
}

/**
 * Tells who planned or changed a migration what was done on its day, and how many were left out; the names stand on the page it opens.
 * The whole office is told when those accounts are gone.
 */
export const tellStage: CollectionAfterChangeHook<PlayerMigration> = async ({ doc, previousDoc, req }) => {
  // Whoever performs it by hand sees it on the screen; the job of a day has no user.
  if (req.user || !isPerformedNow(doc, previousDoc)) return doc
  const planners = plannersOf(doc)
  const left = doc.moves.filter(({ leftOut }) => leftOut).length
  await announce(req, [
    {
      kind: 'message',
      ...stageWords({ season: doc.season, moved: doc.moves.length - left, left }),
      url: `${href('migration')}#historia`,
      urgent: false,
      audience:
        planners.length > 0 ? { kind: 'users', users: planners } : { kind: 'roles', roles: ['admin'] },
      by: null,
    },
  ])
  return doc
}
