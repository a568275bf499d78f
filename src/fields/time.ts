import type { TextField } from 'payload'
import { isWallTime } from '@/lib/dates'

/** A wall-clock time as a Slovak writes it, HH:MM; it stays the same across the clock change. */
export const timeField = (name: string, label: string): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  maxLength: 5,
  validate: (value: unknown) => isWallTime(value) || 'Zadajte čas v tvare 17:00.',
})
