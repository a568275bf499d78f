import { importCalls } from '@/lib/import-calls'
import { fixtureColumns } from '../fixture-columns/rules'
import {
  fileSchema,
  historySchema,
  importInput,
  importSchema,
  performInput,
  previewSchema,
} from '../fixture-import/schema'
import { undoFixtureImport } from '../fixture-undo/commands'
import { performImport } from './commands'
import { importById, importHistory, importPreview } from './queries'

/** Matches from a spreadsheet. */
export const fixtureImportCalls = importCalls('fixtureImports', {
  what: 'a schedule of matches',
  columns: fixtureColumns,
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
  undo: undoFixtureImport,
})
