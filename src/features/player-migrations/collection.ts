import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { migrationAccess } from './access'
import { MOVES } from './labels'
import { REASON_MAX } from './rules'

export const PlayerMigrations: CollectionConfig = {
  slug: 'playerMigrations',
  labels: { singular: 'Presun hráčov', plural: 'Presuny hráčov' },
  admin: { hidden: true, useAsTitle: 'season' },
  access: migrationAccess,
  lockDocuments: false,
  fields: [
    idField,
    { name: 'season', type: 'text', label: 'Sezóna', required: true, maxLength: 7 },
    {
      name: 'moves',
      type: 'array',
      label: 'Presuny',
      required: true,
      fields: [
        { name: 'player', type: 'relationship', relationTo: 'users', label: 'Hráč', index: true },
        { name: 'outcome', type: 'select', label: 'Čo sa stane', required: true, options: optionsOf(MOVES) },
        { name: 'from', type: 'relationship', relationTo: 'categories', label: 'Odkiaľ' },
        { name: 'to', type: 'relationship', relationTo: 'categories', label: 'Kam' },
        // Stored for an undo: a second category that became the main one was cleared by the move.
        { name: 'second', type: 'relationship', relationTo: 'categories', label: 'Ďalšia kategória predtým' },
        { name: 'reason', type: 'text', label: 'Dôvod', maxLength: REASON_MAX },
      ],
    },
    { name: 'performedBy', type: 'relationship', relationTo: 'users', label: 'Presunul' },
    { name: 'performedAt', type: 'date', label: 'Presunuté', required: true, index: true },
    { name: 'undoneAt', type: 'date', label: 'Vrátené' },
    { name: 'undoneBy', type: 'relationship', relationTo: 'users', label: 'Vrátil' },
    // The client's id of the request: the same request sent again makes no second migration.
    { name: 'operation', type: 'text', maxLength: 64, unique: true, admin: { hidden: true } },
  ],
}
