import type { Field, RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'
import { adminWrites } from '../access'
import { isAdmin } from '@/access/roles'
import { optionsOf } from '@/fields/options'
import { RELATIONS, RIGHTS } from '../labels'

/**
 * Payload's validation checks that the caller may read every linked child. A guardian who changes a phone number may
 * have a link to a child who has come of age, so only what an administrator or the program writes is validated.
 */
const validatePlayer: RelationshipFieldSingleValidation = (value, options) =>
  options.req.user && !isAdmin(options.req) ? true : relationship(value as never, options as never)

/** The children an account is guardian of; only an admin writes them. */
export const familyFields: Field[] = [
  {
    name: 'children',
    type: 'array',
    label: 'Deti',
    labels: { singular: 'Dieťa', plural: 'Deti' },
    maxRows: 12,
    access: adminWrites,
    fields: [
      {
        name: 'player',
        type: 'relationship',
        relationTo: 'users',
        label: 'Hráč',
        required: true,
        index: true,
        filterOptions: { playing: { equals: true } },
        validate: validatePlayer,
      },
      {
        name: 'relation',
        type: 'select',
        label: 'Vzťah',
        required: true,
        defaultValue: 'other',
        options: optionsOf(RELATIONS),
      },
      {
        name: 'right',
        type: 'select',
        label: 'Práva',
        required: true,
        defaultValue: 'full',
        options: optionsOf(RIGHTS),
      },
    ],
  },
]
