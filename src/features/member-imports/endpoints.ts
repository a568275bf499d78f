import { importCalls } from '@/lib/import-calls'
import { performImport } from './commands'
import { memberColumns } from './columns/rules'
import { importById, importHistory } from './history/queries'
import { importPreview } from './preview/queries'
import { fileSchema, historySchema, importInput, importSchema, performInput, previewSchema } from './schema'
import { undoImport } from './undo/commands'

/** Members from a spreadsheet. */
export const memberImportCalls = importCalls('memberImports', {
  what: 'a list of members',
  columns: memberColumns,
  file: fileSchema,
  input: importInput,
  perform: performInput,
  preview: previewSchema,
  imported: importSchema,
  history: historySchema,
  look: importPreview,
  make: performImport,
  one: importById,
  past: importHistory,
  undo: undoImport,
})
