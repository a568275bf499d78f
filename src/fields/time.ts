import type { TextField } from 'payload'
import { isWallTime } from '@/lib/dates'

/** A wall-clock time HH:MM, the same in summer and winter; with a default it may also be none. */
export const timeField = (name: string, label: string, defaultValue?: string): TextField => ({
  name,
  type: 'text',
  label,
  ...(defaultValue === undefined ? { required: true } : { defaultValue }),
  maxLength: 5,
  validate: (value: unknown) =>
    (defaultValue !== undefined && (value ?? null) === null) ||
    isWallTime(value) ||
    'Zadajte čas v tvare 17:00.',
})
