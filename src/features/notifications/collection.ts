import type { CollectionConfig } from 'payload'
import { nobodyField } from '@/access/allow'
import { idField } from '@/fields/id'
import { optionsOf } from '@/fields/options'
import { ROLE_WORDS } from '../users/labels'
import { notificationAccess } from './access'
import { deleteDeliveries } from './hooks'
import { AUDIENCES, CHANNELS, KINDS } from './labels'
import { BODY_MAX, isOwnOrWebAddress, TITLE_MAX } from './rules'

/** Written by commands alone. */
const byCommands = { create: nobodyField, update: nobodyField }

export const Notifications: CollectionConfig = {
  slug: 'notifications',
  labels: { singular: 'Notifikácia', plural: 'Notifikácie' },
  admin: { hidden: true, useAsTitle: 'title' },
  access: notificationAccess,
  lockDocuments: false,
  hooks: { beforeDelete: [deleteDeliveries] },
  indexes: [{ fields: ['sentBy', 'createdAt'] }],
  fields: [
    idField,
    { name: 'title', type: 'text', label: 'Predmet', required: true, maxLength: TITLE_MAX },
    { name: 'body', type: 'textarea', label: 'Text správy', required: true, maxLength: BODY_MAX },
    { name: 'url', type: 'text', label: 'Odkaz', maxLength: 500, validate: isOwnOrWebAddress },
    {
      name: 'kind',
      type: 'select',
      label: 'Druh',
      required: true,
      defaultValue: 'message',
      options: optionsOf(KINDS),
    },
    { name: 'urgent', type: 'checkbox', label: 'Urgentné', defaultValue: false },
    {
      name: 'audience',
      type: 'group',
      label: 'Komu',
      fields: [
        { name: 'kind', type: 'select', label: 'Komu', required: true, options: optionsOf(AUDIENCES) },
        { name: 'roles', type: 'select', hasMany: true, label: 'Roly', options: optionsOf(ROLE_WORDS) },
        {
          name: 'categories',
          type: 'relationship',
          relationTo: 'categories',
          hasMany: true,
          label: 'Kategórie',
        },
        { name: 'users', type: 'relationship', relationTo: 'users', hasMany: true, label: 'Ľudia' },
        { name: 'event', type: 'relationship', relationTo: 'events', label: 'Udalosť' },
      ],
    },
    {
      name: 'channels',
      type: 'select',
      hasMany: true,
      label: 'Ako',
      required: true,
      defaultValue: ['inbox'],
      options: optionsOf(CHANNELS),
    },
    { name: 'scheduledAt', type: 'date', label: 'Naplánované na' },
    { name: 'sentAt', type: 'date', label: 'Odoslané', index: true, access: byCommands },
    {
      name: 'sentBy',
      type: 'relationship',
      relationTo: 'users',
      label: 'Odosielateľ',
      defaultValue: ({ user }) => user?.id,
      access: byCommands,
    },
    // The sender's name when it was sent: recipients may not read the sender's account.
    {
      name: 'signature',
      type: 'text',
      label: 'Podpis',
      maxLength: 130,
      defaultValue: ({ user }) => user?.name,
      access: byCommands,
    },
    {
      name: 'counts',
      type: 'group',
      label: 'Počty',
      fields: [
        { name: 'recipients', type: 'number', label: 'Príjemcovia', defaultValue: 0, access: byCommands },
        { name: 'unreachable', type: 'number', label: 'Bez príjemcu', defaultValue: 0, access: byCommands },
      ],
    },
    // Identifies a send: a request repeated with it is the same notification.
    { name: 'operation', type: 'text', maxLength: 64, unique: true, admin: { hidden: true } },
    // The event it is about; a mail may carry links that answer it.
    { name: 'event', type: 'relationship', relationTo: 'events', label: 'Udalosť', access: byCommands },
    // All the events it tells of, by id, those deleted since too: they decide when a copy is sent, and what replaces it.
    { name: 'events', type: 'json', label: 'Udalosti', access: byCommands },
    // Whether it followed from what happened; nobody wrote it.
    { name: 'automatic', type: 'checkbox', label: 'Sama', defaultValue: false, access: byCommands },
    { name: 'deliveries', type: 'join', collection: 'deliveries', on: 'notification', defaultLimit: 1 },
  ],
}
