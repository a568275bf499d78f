import type { CollectionConfig } from 'payload'
import { nobodyField } from '@/access/allow'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { participantAccess } from './access'
import { NOMINATIONS } from './nomination/labels'
import { copyFromEvent } from './hooks'
import { ANSWERS } from './labels'

/** Written by commands and hooks only. */
const internal = { create: nobodyField, update: nobodyField }

export const Participants: CollectionConfig = {
  slug: 'participants',
  labels: { singular: 'Účasť', plural: 'Účasti' },
  admin: { hidden: true, useAsTitle: 'id' },
  access: participantAccess,
  lockDocuments: false,
  hooks: { beforeChange: [copyFromEvent] },
  indexes: [
    { fields: ['event', 'player'], unique: true },
    { fields: ['player', 'userSubmitted', 'asksUntil'] },
    { fields: ['player', 'startsAt'] },
    { fields: ['category', 'startsAt'] },
    { fields: ['category', 'event'] },
  ],
  fields: [
    idField,
    {
      name: 'event',
      type: 'relationship',
      relationTo: 'events',
      label: 'Udalosť',
      required: true,
      access: internal,
    },
    {
      name: 'player',
      type: 'relationship',
      relationTo: 'users',
      label: 'Hráč',
      required: true,
      access: internal,
    },
    // The category the player is invited through: it decides which trainers see the row, also after a move.
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      label: 'Kategória',
      access: internal,
    },
    {
      name: 'userSubmitted',
      type: 'checkbox',
      label: 'Odpovedané',
      required: true,
      defaultValue: false,
      access: internal,
    },
    { name: 'answer', type: 'select', label: 'Odpoveď', options: optionsOf(ANSWERS) },
    { name: 'reason', type: 'text', label: 'Dôvod', maxLength: 200 },
    { name: 'submittedAt', type: 'date', label: 'Čas odpovede', access: internal },
    { name: 'submittedBy', type: 'relationship', relationTo: 'users', label: 'Odpovedal', access: internal },
    {
      name: 'nomination',
      type: 'select',
      label: 'Nominácia',
      options: optionsOf(NOMINATIONS),
      access: internal,
    },
    // The absence that gave the answer, and the answer before it; a later answer clears both.
    {
      name: 'absence',
      type: 'relationship',
      relationTo: 'absences',
      label: 'Neprítomnosť',
      access: internal,
    },
    {
      name: 'earlier',
      type: 'group',
      access: internal,
      fields: [
        { name: 'submitted', type: 'checkbox' },
        { name: 'answer', type: 'select', options: optionsOf(ANSWERS) },
        { name: 'reason', type: 'text', maxLength: 200 },
        { name: 'submittedAt', type: 'date' },
        // The id of a user as text: another index on the largest table would cost every invitation.
        { name: 'submittedBy', type: 'text' },
      ],
    },
    // Copied from the event for lists and the badge: `eventColumns` in rules.ts.
    { name: 'startsAt', type: 'date', index: true, access: internal },
    { name: 'published', type: 'checkbox', defaultValue: false, access: internal },
    { name: 'asksUntil', type: 'date', access: internal },
  ],
}
