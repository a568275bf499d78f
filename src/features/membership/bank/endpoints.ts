import { z } from 'zod'
import { asActed } from '@/fields/quiet-act'
import { call, rawCall } from '@/lib/contract'
import { privateJson } from '@/lib/private-response'
import { idSchema, pagingQuery } from '@/lib/schema'
import { readUpload } from '@/lib/upload-form'
import { ADMIN } from '@/lib/who'
import { readStatement } from '@/features/bank-statements/file/queries'
import { statementById, statementHistory } from '@/features/bank-statements/history/queries'
import {
  bookInput,
  leftRowsSchema,
  performStatementInput,
  statementFileSchema,
  statementInput,
  statementPreviewSchema,
  statementSchema,
  statementsSchema,
} from '@/features/bank-statements/schema'
import { performStatement } from '../bank-import/commands'
import { statementPreview } from '../bank-import/queries'
import { bookRow, dismissRow } from '../bank-left/commands'
import { leftRows } from '../bank-left/queries'
import { undoStatement } from '../bank-undo/commands'

/** Statements of the club's account: read, match, import, take back; and what is left to be matched by hand. */
export const bankCalls = [
  rawCall({
    method: 'POST',
    path: '/bankStatements/file',
    summary:
      'Reads a statement (multipart, the field `file`, at most 10 MiB; camt.053, CSV or XLSX) and guesses its columns; stores nothing.',
    who: ADMIN,
    upload: true,
    responses: {
      200: { description: 'The cells and the mapping.', json: z.object({ file: statementFileSchema }) },
    },
    respond: async (req, request) => {
      const { data, name } = await readUpload(request)
      return privateJson({ file: await readStatement(req, { data, name }) })
    },
  }),
  call({
    method: 'POST',
    path: '/bankStatements/preview',
    summary: 'Whose payments the movements of a read statement are; changes nothing.',
    who: ADMIN,
    body: statementInput,
    takesFile: true,
    response: z.object({ preview: statementPreviewSchema }),
    run: async (req, { body }) => ({ preview: await statementPreview(req, body) }),
  }),
  call({
    method: 'POST',
    path: '/bankStatements',
    summary:
      'Books a read statement by the preview that was seen, all or nothing; a repeated `operation`, and movements known already, change nothing.',
    who: ADMIN,
    body: performStatementInput,
    takesFile: true,
    response: z.object({ statement: statementSchema }),
    run: (req, { body: { notify, ...input } }) =>
      asActed(req, notify, async () => ({
        statement: await statementById(req, await performStatement(req, { ...input, notify })),
      })),
  }),
  call({
    method: 'GET',
    path: '/bankStatements',
    summary: 'The statements so far, the newest first.',
    who: ADMIN,
    query: z.object({ page: pagingQuery.page }),
    response: statementsSchema,
    run: (req, { query }) => statementHistory(req, query),
  }),
  call({
    method: 'POST',
    path: '/bankStatements/{id}/undo',
    summary: 'Takes a statement back within 14 days: its payments are reversed, its movements forgotten.',
    who: ADMIN,
    response: z.object({ statement: statementSchema }),
    run: async (req, { params }) => {
      await undoStatement(req, params.id!)
      return { statement: await statementById(req, params.id!) }
    },
  }),
  call({
    method: 'GET',
    path: '/bankRows/left',
    summary: 'Movements of the account that wait for the office, with the players they may be for.',
    who: ADMIN,
    query: z.object({ page: pagingQuery.page }),
    response: leftRowsSchema,
    run: (req, { query }) => leftRows(req, query),
  }),
  call({
    method: 'POST',
    path: '/bankRows/{id}/book',
    summary: "Books a waiting movement for a player's family, oldest fees first, the rest as credit.",
    who: ADMIN,
    body: bookInput,
    response: idSchema,
    run: (req, { params, body: { player, notify } }) =>
      asActed(req, notify, async () => {
        await bookRow(req, params.id!, player)
        return { id: params.id! }
      }),
  }),
  call({
    method: 'POST',
    path: '/bankRows/{id}/dismiss',
    summary: 'Says that a waiting movement is no fee.',
    who: ADMIN,
    response: idSchema,
    run: async (req, { params }) => {
      await dismissRow(req, params.id!)
      return { id: params.id! }
    },
  }),
]
