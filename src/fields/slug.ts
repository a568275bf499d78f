import type { FieldHook, TextField } from 'payload'
import { slugify } from '@/lib/text'

/** A unique part of an address: what was typed, else another field, in either case slugified. */
export const slugField = (from: string): TextField => ({
  name: 'slug',
  type: 'text',
  label: 'Adresa stránky',
  unique: true,
  index: true,
  admin: { position: 'sidebar', description: 'Necháte prázdne: utvorí sa z názvu.' },
  hooks: { beforeValidate: [fromField(from)] },
})

const fromField =
  (from: string): FieldHook =>
  ({ value, data, originalDoc }) => {
    const source =
      typeof value === 'string' && value.trim() !== '' ? value : (data?.[from] ?? originalDoc?.[from])
    return typeof source === 'string' && slugify(source) !== '' ? slugify(source) : undefined
  }
