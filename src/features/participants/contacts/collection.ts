import type { CollectionConfig } from 'payload'
import { nobodyField } from '@/access/allow'
import { idField } from '@/fields/id'
import { contactOpeningAccess } from './access'

/** Written by the command that opens the contacts, in the transaction that reads them. */
const byCommand = { create: nobodyField, update: nobodyField }

/**
 * That somebody opened the contacts of an event's families: who, when (`createdAt`), of which event and of how many players.
 * Append-only, an administrator included, and deleted by itself after a year (own-data/retention); whose contacts they were is
 * not kept.
 */
export const ContactOpenings: CollectionConfig = {
  slug: 'contactOpenings',
  labels: { singular: 'Otvorenie kontaktov', plural: 'Otvorenia kontaktov' },
  admin: { hidden: true, useAsTitle: 'id' },
  access: contactOpeningAccess,
  lockDocuments: false,
  indexes: [{ fields: ['event', 'createdAt'] }],
  fields: [
    idField,
    // Not a relation: what was opened stays recorded when the event is deleted.
    { name: 'event', type: 'text', label: 'Udalosť', required: true, maxLength: 40, access: byCommand },
    { name: 'startsAt', type: 'date', label: 'Začiatok udalosti', required: true, access: byCommand },
    { name: 'by', type: 'relationship', relationTo: 'users', label: 'Kto', access: byCommand },
    { name: 'players', type: 'number', label: 'Počet hráčov', required: true, access: byCommand },
  ],
}
