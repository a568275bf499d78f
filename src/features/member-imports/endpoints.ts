import { z } from 'zod'
import { call, rawCall } from '@/lib/contract'
import { readImportFile } from '@/lib/import-file'
import { privateJson } from '@/lib/private-response'
import { pagingQuery } from '@/lib/schema'
import { readUpload } from '@/lib/upload-form'
import { ADMIN } from '@/lib/who'
import { performImport } from './commands'
import { memberColumns } from './columns/rules'
import { importById, importHistory } from './history/queries'
import { importPreview } from './preview/queries'
import { fileSchema, historySchema, importInput, importSchema, performInput, previewSchema } from './schema'
import { undoImport } from './undo/commands'

/** Members from a spreadsheet: read, look, import, take back. */
export const memberImportCalls = [
  rawCall({
    method: 'POST',
    path: '/memberImports/file',
    summary:
      'Reads a spreadsheet (multipart, the field `file`, at most 10 MiB) and guesses its columns; stores nothing.',
    who: ADMIN,
    upload: true,
    responses: { 200: { description: 'The cells and the mapping.', json: z.object({ file: fileSchema }) } },
    respond: async (req, request) =>
      privateJson({
        file: await readImportFile(req, 'memberImports', memberColumns, await readUpload(request)),
      }),
  }),
  call({
    method: 'POST',
    path: '/memberImports/preview',
    summary: 'What becomes of each row of a read file; changes nothing.',
    who: ADMIN,
    body: importInput,
    response: z.object({ preview: previewSchema }),
    run: async (req, { body }) => ({ preview: await importPreview(req, body) }),
  }),
  call({
    method: 'POST',
    path: '/memberImports',
    summary:
      'Imports a read file by the plan that was seen, all or nothing; a repeated `operation` changes nothing.',
    who: ADMIN,
    body: performInput,
    response: z.object({ imported: importSchema }),
    run: async (req, { body }) => ({ imported: await importById(req, await performImport(req, body)) }),
  }),
  call({
    method: 'GET',
    path: '/memberImports',
    summary: 'The imports so far, newest first.',
    who: ADMIN,
    query: z.object({ page: pagingQuery.page }),
    response: historySchema,
    run: (req, { query }) => importHistory(req, query),
  }),
  call({
    method: 'POST',
    path: '/memberImports/{id}/undo',
    summary: 'Takes an import back within 14 days; names who was kept, and why.',
    who: ADMIN,
    response: z.object({ kept: z.array(z.object({ name: z.string(), why: z.string() })) }),
    run: async (req, { params }) => ({ kept: await undoImport(req, params.id!) }),
  }),
]
