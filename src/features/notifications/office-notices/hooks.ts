import type { CollectionAfterChangeHook } from 'payload'
import type { Enquiry } from '@/payload-types'
import { announce } from '../automatic/commands'

/** Tells the office of a message from the public forms; without what it says, which is deleted after ninety days. */
export const tellEnquiry: CollectionAfterChangeHook<Enquiry> = async ({ doc, operation, req }) => {
  if (operation !== 'create') return doc
  await announce(req, [
    {
      kind: 'enquiries',
      title: doc.kind === 'trial' ? 'Záujem o\u00a0skúšobný tréning' : 'Nová správa z\u00a0webu',
      body: 'Prišla cez formulár na webe. Otvorte ju a\u00a0označte, kto ju vybavuje.',
      url: `/admin/collections/enquiries/${doc.id}`,
      urgent: false,
      audience: { kind: 'roles', roles: ['admin'] },
      by: null,
    },
  ])
  return doc
}
