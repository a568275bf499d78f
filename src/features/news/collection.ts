import type { CollectionConfig } from 'payload'
import { adminField } from '@/access/allow'
import { derivedText } from '@/fields/derived'
import { idField } from '@/fields/id'
import { slugField } from '@/fields/slug'
import { notifyLabel } from '@/lib/notify-label'
import { href } from '@/lib/routes'
import { newsAccess } from './access'
import { newsHooks } from './hooks'

export const News: CollectionConfig = {
  slug: 'news',
  labels: { singular: 'Novinka', plural: 'Novinky' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'publishedAt', '_status', 'author'],
    group: 'Obsah webu',
    components: { edit: { beforeDocumentControls: ['/panel/article-plan.client#ArticlePlan'] } },
    preview: ({ id }) => (typeof id === 'string' ? href('newsPreview', { id }) : null),
  },
  defaultSort: '-publishedAt',
  trash: true,
  versions: { drafts: true, maxPerDoc: 30 },
  access: newsAccess,
  hooks: newsHooks,
  fields: [
    idField,
    { name: 'title', type: 'text', label: 'Nadpis', required: true, maxLength: 120 },
    { name: 'excerpt', type: 'textarea', label: 'Úvod', required: true, maxLength: 300 },
    { name: 'cover', type: 'upload', relationTo: 'media', label: 'Titulný obrázok' },
    { name: 'content', type: 'richText', label: 'Text', required: true },
    // The ids of the pictures in the text with spaces around each, for pictureInNews.
    { ...derivedText('textPictures'), index: false },
    slugField('title'),
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      label: 'Kategórie',
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedAt',
      type: 'date',
      label: 'Dátum zverejnenia',
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        position: 'sidebar',
        description: 'Čas v budúcnosti: zverejnená novinka sa na webe ukáže sama v tejto chvíli.',
        date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm', displayFormat: 'd. M. yyyy HH:mm' },
      },
    },
    // Of the article and not of one saving: a scheduled one is told when it comes out. Of a row without it families are told.
    {
      name: 'notify',
      type: 'checkbox',
      label: notifyLabel({}),
      defaultValue: true,
      access: { read: adminField },
      admin: { position: 'sidebar', components: { Field: '/panel/article-notify.client#ArticleNotify' } },
    },
    // Payload's own field and options; the list's cell distinguishes scheduled from published.
    {
      name: '_status',
      type: 'select',
      label: 'Stav',
      options: [],
      admin: { components: { Cell: '/panel/article-state#ArticleStateCell', Field: false } },
    },
    { name: 'author', type: 'text', label: 'Autor', maxLength: 80, admin: { position: 'sidebar' } },
  ],
}
