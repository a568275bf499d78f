import type { CollectionAfterChangeHook } from 'payload'
import { href } from '@/lib/routes'
import { writtenDay } from '@/lib/written-day'
import type { Enquiry, User } from '@/payload-types'
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
