import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { openContacts } from './commands'
import { contactsSchema } from './schema'

export const contactCalls = [
  call({
    method: 'POST',
    path: '/events/{id}/contacts',
    summary:
      'Opens the phones of those who go to an event and of their guardians, on its day and the day before; each opening is recorded.',
    who: STAFF,
    response: contactsSchema,
    run: (req, { params }) => openContacts(req, params.id!),
  }),
]
