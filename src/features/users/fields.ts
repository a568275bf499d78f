import type { Field } from 'payload'
import { adminField, nobodyField, ownField } from '@/access/allow'
import { derivedText } from '@/fields/derived'
import { optionsOf } from '@/fields/options'
import { timeField } from '@/fields/time'
import { erasedFields } from './erased/fields'
import { adminWrites, familyOrAdmin, selfOrAdmin } from './access'
import { NOTIFICATION_CHOICES, POSITIONS, ROLE_WORDS } from './labels'
import { normalPhone } from './rules'

/** Written by an admin, read by the family too. */
const familyReads = { ...adminWrites, read: familyOrAdmin }
const onlyPlayers = { condition: (data: { role?: string }) => data.role === 'player' }
/** A field that only players have: the panel shows it for them alone, only an admin writes it. */
const player = { access: adminWrites, admin: onlyPlayers }

export const nameFields: Field[] = [
  { name: 'firstName', type: 'text', label: 'Meno', required: true, maxLength: 60, access: adminWrites },
  { name: 'lastName', type: 'text', label: 'Priezvisko', required: true, maxLength: 60, access: adminWrites },
  derivedText('name', 'Meno a priezvisko'),
  derivedText('sortName'),
  derivedText('searchName'),
]

export const accountFields: Field[] = [
  {
    name: 'username',
    type: 'text',
    label: 'Prihlasovacie meno',
    unique: true,
    index: true,
    access: adminWrites,
    admin: { description: 'Necháte prázdne: utvorí sa z mena.' },
  },
  {
    name: 'phone',
    type: 'text',
    label: 'Telefón',
    maxLength: 24,
    validate: (value: unknown) =>
      !value ||
      normalPhone(String(value)) !== undefined ||
      'Zadajte telefónne číslo, napríklad 0905 123 456 alebo +421 905 123 456.',
    hooks: { beforeChange: [({ value }) => (value ? (normalPhone(String(value)) ?? value) : null)] },
  },
  {
    name: 'role',
    type: 'select',
    label: 'Rola',
    required: true,
    defaultValue: 'player',
    index: true,
    saveToJWT: true,
    options: optionsOf(ROLE_WORDS),
    access: adminWrites,
  },
  {
    name: 'active',
    type: 'checkbox',
    label: 'Aktívny',
    defaultValue: true,
    index: true,
    access: adminWrites,
  },
  {
    name: 'inactiveSince',
    type: 'date',
    label: 'Neaktívny od',
    index: true,
    access: { create: nobodyField, read: adminField, update: nobodyField },
    admin: { readOnly: true },
  },
  ...erasedFields,
  { name: 'photo', type: 'upload', relationTo: 'media', label: 'Fotka' },
  {
    name: 'calendarToken',
    type: 'text',
    unique: true,
    admin: { hidden: true },
    access: { create: nobodyField, read: ownField, update: nobodyField },
  },
  // The day until which the person does not want to be asked for consents (features/consents).
  {
    name: 'consentsLaterUntil',
    type: 'text',
    maxLength: 10,
    admin: { hidden: true },
    access: { create: nobodyField, read: nobodyField, update: nobodyField },
  },
  {
    name: 'quietHours',
    type: 'group',
    label: 'Nočný pokoj',
    access: { read: selfOrAdmin },
    fields: [timeField('from', 'Od', '21:00'), timeField('to', 'Do', '07:00')],
  },
  {
    name: 'notificationChoices',
    type: 'select',
    hasMany: true,
    label: 'Čo neposielať',
    access: { read: selfOrAdmin },
    // Only what is off, so that a kind that is added later is on.
    options: NOTIFICATION_CHOICES,
  },
  {
    name: 'digest',
    type: 'checkbox',
    label: 'Večerný súhrn',
    defaultValue: false,
    access: { read: selfOrAdmin },
  },
]

export const memberFields: Field[] = [
  { name: 'playing', type: 'checkbox', label: 'Hrá', defaultValue: true, index: true, ...player },
  {
    name: 'category',
    type: 'relationship',
    relationTo: 'categories',
    label: 'Kategória',
    index: true,
    ...player,
  },
  {
    name: 'secondCategory',
    type: 'relationship',
    relationTo: 'categories',
    label: 'Ďalšia kategória (hrá aj za)',
    index: true,
    ...player,
  },
  { name: 'birthDate', type: 'text', label: 'Dátum narodenia (RRRR-MM-DD)', maxLength: 10, ...player },
  { name: 'jerseyNumber', type: 'number', label: 'Číslo dresu', min: 1, max: 99, ...player },
  { name: 'position', type: 'select', label: 'Post', options: optionsOf(POSITIONS), ...player },
  { name: 'joinedAt', type: 'text', label: 'Člen od (RRRR-MM-DD)', maxLength: 10, access: familyReads },
  {
    name: 'feePausedUntil',
    type: 'text',
    label: 'Členské pozastavené do (RRRR-MM-DD)',
    maxLength: 10,
    access: familyReads,
  },
  {
    name: 'medicalValidUntil',
    type: 'text',
    label: 'Lekárska prehliadka platí do (RRRR-MM-DD)',
    maxLength: 10,
    ...player,
  },
  {
    name: 'registrationNumber',
    type: 'text',
    label: 'Číslo registračného preukazu',
    maxLength: 20,
    ...player,
  },
  { name: 'trialUntil', type: 'text', label: 'Na skúške do (RRRR-MM-DD)', maxLength: 10, ...player },
  // The enquiry a child on trial came from: one child of each. Whoever has it is erased by itself when the trial has
  // ended (features/own-data/trials); emptied when the office keeps the child.
  {
    name: 'trialEnquiry',
    type: 'text',
    unique: true,
    maxLength: 36,
    admin: { hidden: true },
    access: { create: nobodyField, read: nobodyField, update: nobodyField },
  },
  {
    name: 'variableSymbol',
    type: 'text',
    label: 'Variabilný symbol',
    unique: true,
    maxLength: 10,
    access: { create: nobodyField, read: familyOrAdmin, update: nobodyField },
    admin: { readOnly: true },
  },
  {
    name: 'familySymbol',
    type: 'text',
    label: 'Variabilný symbol rodiny',
    unique: true,
    maxLength: 10,
    access: { create: nobodyField, read: selfOrAdmin, update: nobodyField },
    admin: { readOnly: true },
  },
]
