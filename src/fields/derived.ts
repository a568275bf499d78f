import type { TextField } from 'payload'

/** A text set by our hooks, never by a request. Shown read-only when it has a label, else hidden. */
export const derivedText = (name: string, label?: string): TextField => ({
  name,
  type: 'text',
  label,
  index: true,
  access: { create: () => false, update: () => false },
  admin: label ? { readOnly: true } : { hidden: true, disableListColumn: true, disableListFilter: true },
})
