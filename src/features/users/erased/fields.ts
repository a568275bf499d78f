import type { Field } from 'payload'
import { adminField, nobodyField } from '@/access/allow'

/** What says that a row has no personal data any more, and why. */
export const erasedFields: Field[] = [
  // The moment somebody's personal data were erased (features/own-data): the row stays, without a name.
  {
    name: 'erasedAt',
    type: 'date',
    label: 'Údaje vymazané',
    index: true,
    access: { create: nobodyField, read: adminField, update: nobodyField },
    admin: { readOnly: true },
  },
  // Whom this row was found to be the same person as (features/merges): it stays without a name, and its variable symbols
  // still lead to that person.
  {
    name: 'mergedInto',
    type: 'relationship',
    relationTo: 'users',
    label: 'Zlúčená s osobou',
    index: true,
    access: { create: nobodyField, read: adminField, update: nobodyField },
    admin: { readOnly: true },
  },
  // The names both rows had before two became one (features/merges), which older texts and payments may hold: an erasure looks
  // for them too.
  {
    name: 'formerNames',
    type: 'json',
    label: 'Mená pred zlúčením',
    access: { create: nobodyField, read: adminField, update: nobodyField },
    admin: { hidden: true },
  },
]
