import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { migrationAccess } from './access'
import { ACTS, LEFT_OUT, MOVES, STAGES } from './labels'
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
        // Set when a stage was performed without this player.
        { name: 'leftOut', type: 'select', label: 'Prečo bol vynechaný', options: optionsOf(LEFT_OUT) },
      ],
    },
    { name: 'performedBy', type: 'relationship', relationTo: 'users', label: 'Presunul alebo pripravil' },
    // What was done with a stage, in its order; nothing of a migration performed at once.
    {
      name: 'acts',
      type: 'array',
      label: 'Priebeh',
      fields: [
        { name: 'act', type: 'select', label: 'Čo sa stalo', required: true, options: optionsOf(ACTS) },
        // Nobody of what the day did by itself.
        { name: 'by', type: 'relationship', relationTo: 'users', label: 'Kto' },
        { name: 'at', type: 'date', label: 'Kedy', required: true },
        // The day of the stage after the act.
        { name: 'dueOn', type: 'text', label: 'Naplánované na', maxLength: 10 },
        { name: 'added', type: 'number', label: 'Pribudlo hráčov' },
        { name: 'removed', type: 'number', label: 'Ubudlo hráčov' },
      ],
    },
    // The day on which a planned stage is performed, in the club's time zone; a stage without it is only prepared.
    { name: 'dueOn', type: 'text', label: 'Naplánované na', maxLength: 10 },
    // Nothing of a migration performed at once.
    { name: 'stage', type: 'select', label: 'Stav', options: optionsOf(STAGES) },
    // Of a stage that waits when it was stored, of a cancelled one when it was cancelled.
    { name: 'performedAt', type: 'date', label: 'Presunuté', required: true, index: true },
    { name: 'undoneAt', type: 'date', label: 'Vrátené' },
    { name: 'undoneBy', type: 'relationship', relationTo: 'users', label: 'Vrátil' },
    // The client's id of the request: the same request sent again makes no second migration.
    { name: 'operation', type: 'text', maxLength: 70, unique: true, admin: { hidden: true } },
  ],
}
