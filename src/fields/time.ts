import type { TextField } from 'payload'
import { isWallTime } from '@/lib/dates'

/** A wall-clock time HH:MM, the same in summer and winter. */
export const timeField = (name: string, label: string): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  maxLength: 5,
  validate: (value: unknown) => isWallTime(value) || 'Zadajte čas v tvare 17:00.',
})
