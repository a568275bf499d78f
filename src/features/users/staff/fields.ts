import type { Field } from 'payload'
import { adminWrites, selfOrAdmin } from '../access'
import { isRate } from './rules'

const onlyStaff = { condition: (data: { role?: string }) => data.role === 'trainer' || data.role === 'admin' }

export const staffFields: Field[] = [
  {
    name: 'categories',
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    label: 'Trénuje kategórie',
    index: true,
    access: adminWrites,
    admin: { condition: (data) => data.role === 'trainer' },
  },
  // The club's own matter with one trainer: another one does not read it, and who stops training has none.
  {
    name: 'hourlyRate',
    type: 'number',
    label: 'Sadzba za hodinu (v centoch)',
    validate: isRate,
    access: { ...adminWrites, read: selfOrAdmin },
    admin: { condition: (data) => data.role === 'trainer' },
  },
  {
    name: 'staff',
    type: 'group',
    label: 'Na stránke Tréneri',
    admin: onlyStaff,
    access: adminWrites,
    fields: [
      { name: 'title', type: 'text', label: 'Funkcia', maxLength: 60 },
      { name: 'licence', type: 'text', label: 'Licencia', maxLength: 30 },
      { name: 'bio', type: 'textarea', label: 'O trénerovi', maxLength: 600 },
      { name: 'shown', type: 'checkbox', label: 'Zobraziť na webe', defaultValue: false },
      {
        name: 'contactShown',
        type: 'checkbox',
        label: 'Zobraziť telefón a e-mail na webe',
        defaultValue: false,
      },
    ],
  },
]
