import type { Field } from 'payload'

/** Of an import: its file, of which only the name and how it was read are kept. */
export const importedFile: Field[] = [
  { name: 'fileName', type: 'text', label: 'Súbor', required: true, maxLength: 120 },
  // A digest of the file's headings: the next file with these headings is read by the same mapping.
  { name: 'headings', type: 'text', required: true, index: true, maxLength: 64 },
  { name: 'mapping', type: 'json', required: true },
]

/** Of an import: who made it and who took it back, in the given words for „by whom“ and „when“. */
export const importActs = (by = 'Importoval', at = 'Importované'): Field[] => [
  { name: 'importedBy', type: 'relationship', relationTo: 'users', label: by },
  { name: 'importedAt', type: 'date', label: at, required: true, index: true },
  { name: 'undoneAt', type: 'date', label: 'Vrátené' },
  { name: 'undoneBy', type: 'relationship', relationTo: 'users', label: 'Vrátil' },
  // The client's id of the request: the same request sent again imports nothing twice.
  { name: 'operation', type: 'text', maxLength: 64, unique: true, admin: { hidden: true } },
]
