import type { CollectionConfig, RelationshipFieldManyValidation } from 'payload'
import { relationship } from 'payload/shared'
import { derivedText } from '@/fields/derived'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { idsOf } from '@/lib/reference'
import { eventAccess, membersField, staffField } from './access'
import { eventHooks } from './hooks'
import { EVENT_TYPES, EVENT_WORDS, HOME_AWAY } from './labels'
import { answersCloseBeforeStart } from './rules'
import { endFits, meetsBeforeStart } from './times/rules'

/** Who leads already may stay, also an administrator, whose row a trainer who changes the event does not read. */
const validateLeaders: RelationshipFieldManyValidation = (value, options) =>
  idsOf(value).join() === idsOf(options.previousValue).join() ||
  relationship(value as never, options as never)

type Siblings = { type?: unknown; startsAt?: string }
const siblingsOf = (siblingData: unknown): Siblings => (siblingData ?? {}) as Siblings
const pickTime = {
  date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm', displayFormat: 'd. M. yyyy HH:mm' },
} as const
const onlyMatch = { condition: (data: Siblings) => Number(data.type) === EVENT_TYPES.match }

export const Events: CollectionConfig = {
  slug: 'events',
  labels: { singular: 'Udalosť', plural: 'Udalosti' },
  admin: { group: false, useAsTitle: 'title', defaultColumns: ['title', 'startsAt', 'categories'] },
  defaultSort: 'startsAt',
  trash: true,
  access: eventAccess,
  hooks: eventHooks,
  // The second covers the office's list of past events and its search. It is the only index that begins with the
  // start: of two, SQLite would take the shorter and read every past event when searching for a rare word.
  indexes: [{ fields: ['type', 'startsAt'] }, { fields: ['startsAt', 'deletedAt', 'searchText'] }],
  fields: [
    idField,
    {
      name: 'type',
      type: 'number',
      label: `Typ (${Object.entries(EVENT_WORDS)
        .map(([type, word]) => `${type} ${word.one.toLowerCase()}`)
        .join(', ')})`,
      required: true,
      index: true,
      validate: (value: unknown) =>
        value === 0 || value === 1 || value === 2 || 'Vyberte typ: tréning, turnaj alebo zápas.',
    },
    { name: 'title', type: 'text', label: 'Názov', maxLength: 100 },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      label: 'Kategórie',
      required: true,
      index: true,
    },
    { name: 'startsAt', type: 'date', label: 'Začiatok', required: true, admin: pickTime },
    {
      name: 'endsAt',
      type: 'date',
      label: 'Koniec',
      admin: pickTime,
      validate: (value, { siblingData }) => endFits(siblingsOf(siblingData), value),
    },
    {
      name: 'meetAt',
      type: 'date',
      label: 'Zraz',
      admin: pickTime,
      access: { read: membersField },
      validate: (value, { siblingData }) => meetsBeforeStart(siblingsOf(siblingData), value),
    },
    { name: 'place', type: 'text', label: 'Miesto', maxLength: 120 },
    {
      name: 'trainers',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      label: 'Vedie',
      access: { read: membersField },
      filterOptions: { role: { in: ['trainer', 'admin'] } },
      validate: validateLeaders,
    },
    {
      name: 'substitute',
      type: 'relationship',
      relationTo: 'users',
      label: 'Zastupujúci tréner',
      access: { read: membersField },
    },
    {
      name: 'content',
      type: 'textarea',
      label: 'Obsah tréningu',
      maxLength: 2000,
      access: { read: membersField },
    },
    {
      name: 'answerRequired',
      type: 'checkbox',
      label: 'Vyžadovať odpoveď',
      index: true,
      access: { read: membersField },
    },
    {
      name: 'answerBy',
      type: 'date',
      label: 'Uzávierka odpovedí',
      admin: pickTime,
      access: { read: membersField },
      validate: (value, { siblingData }) =>
        answersCloseBeforeStart(siblingsOf(siblingData).startsAt, value as unknown as string | null),
    },
    {
      name: 'answerUntil',
      type: 'date',
      index: true,
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
    { name: 'opponent', type: 'text', label: 'Súper', maxLength: 80, admin: onlyMatch },
    {
      name: 'homeAway',
      type: 'select',
      label: 'Doma / Vonku',
      options: optionsOf(HOME_AWAY),
      admin: onlyMatch,
    },
    { name: 'competition', type: 'text', label: 'Súťaž', maxLength: 80 },
    { name: 'round', type: 'text', label: 'Kolo', maxLength: 20, admin: onlyMatch },
    {
      name: 'result',
      type: 'group',
      label: 'Výsledok',
      admin: onlyMatch,
      fields: [
        { name: 'own', type: 'number', label: 'My', min: 0, max: 99 },
        { name: 'their', type: 'number', label: 'Súper', min: 0, max: 99 },
        {
          name: 'scorers',
          type: 'text',
          label: 'Strelci gólov',
          maxLength: 300,
          access: { read: membersField },
        },
      ],
    },
    {
      name: 'note',
      type: 'textarea',
      label: 'Poznámka pre rodičov a hráčov',
      maxLength: 2000,
      access: { read: membersField },
    },
    {
      name: 'internalNote',
      type: 'textarea',
      label: 'Interná poznámka',
      maxLength: 2000,
      access: { read: staffField },
    },
    {
      name: 'cancelled',
      type: 'group',
      label: 'Zrušenie',
      fields: [
        { name: 'at', type: 'date', label: 'Zrušené', index: true, admin: pickTime },
        { name: 'reason', type: 'text', label: 'Dôvod', maxLength: 200 },
        // The same for events cancelled together, so that they can be resumed together.
        { name: 'together', type: 'text', admin: { hidden: true } },
      ],
    },
    // Where a published event was before it moved, until it is there again.
    {
      name: 'movedFrom',
      type: 'group',
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
      fields: [
        { name: 'startsAt', type: 'date' },
        { name: 'place', type: 'text', maxLength: 120 },
      ],
    },
    // How many a nomination of this match or tournament holds; set with the nomination (participants/nomination).
    {
      name: 'squadSize',
      type: 'number',
      label: 'Počet miest v nominácii',
      min: 1,
      max: 60,
      admin: { hidden: true },
      access: { read: staffField, create: () => false, update: () => false },
    },
    { ...derivedText('searchText'), index: false },
    { name: 'series', type: 'text', index: true, admin: { hidden: true } },
    { name: 'published', type: 'checkbox', label: 'Zverejniť na webe', defaultValue: true, index: true },
  ],
}
