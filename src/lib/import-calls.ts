import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { call, rawCall } from './contract'
import { readImportFile } from './import-file'
import { keptSchema } from './import-schema'
import { privateJson } from './private-response'
import { type PageView, pagingQuery } from './schema'
import type { ColumnReader } from './table-columns'
import { readUpload } from './upload-form'
import { ADMIN } from './who'

interface Kept {
  name: string
  why: string
}

/** What one kind of import is made of: `what` names its file in the summaries. */
interface ImportParts<File, Input, SentInput, Perform, SentPerform, Preview, Imported> {
  what: string
  columns: ColumnReader<string>
  file: z.ZodType<File>
  input: z.ZodType<Input, SentInput>
  perform: z.ZodType<Perform, SentPerform>
  preview: z.ZodType<Preview>
  imported: z.ZodType<Imported>
  history: z.ZodType<{ imports: Imported[]; page: PageView }>
  look: (req: PayloadRequest, input: Input) => Promise<Preview>
  /** Returns the id of the import. */
  make: (req: PayloadRequest, input: Perform) => Promise<string>
  one: (req: PayloadRequest, id: string) => Promise<Imported>
  past: (req: PayloadRequest, query: { page?: number }) => Promise<{ imports: Imported[]; page: PageView }>
  /** Returns what was changed since and therefore stays. */
  undo: (req: PayloadRequest, id: string) => Promise<Kept[]>
}

/** The calls of an import from a spreadsheet: read the file, look what becomes of its rows, import, take back. */
export const importCalls = <
  const Slug extends 'memberImports' | 'fixtureImports',
  File,
  Input,
  SentInput,
  Perform,
  SentPerform,
  Preview,
  Imported,
>(
  slug: Slug,
  parts: ImportParts<File, Input, SentInput, Perform, SentPerform, Preview, Imported>,
) => [
  rawCall({
    method: 'POST',
    path: `/${slug}/file`,
    summary: `Reads ${parts.what} (multipart, the field \`file\`, at most 10 MiB) and guesses its columns; stores nothing.`,
    who: ADMIN,
    upload: true,
    responses: {
      200: { description: 'The cells and the mapping.', json: z.object({ file: parts.file }) },
    },
    respond: async (req, request) =>
      privateJson({ file: await readImportFile(req, slug, parts.columns, await readUpload(request)) }),
  }),
  call({
    method: 'POST',
    path: `/${slug}/preview`,
    summary: `What becomes of each row of ${parts.what} that was read; changes nothing.`,
    who: ADMIN,
    body: parts.input,
    takesFile: true,
    response: z.object({ preview: parts.preview }),
    run: async (req, { body }) => ({ preview: await parts.look(req, body) }),
  }),
  call({
    method: 'POST',
    path: `/${slug}`,
    summary: `Imports ${parts.what} by the plan that was seen, all or nothing; a repeated \`operation\` changes nothing.`,
    who: ADMIN,
    body: parts.perform,
    takesFile: true,
    response: z.object({ imported: parts.imported }),
    run: async (req, { body }) => ({ imported: await parts.one(req, await parts.make(req, body)) }),
  }),
  call({
    method: 'GET',
    path: `/${slug}`,
    summary: `The imports of ${parts.what} so far, newest first.`,
    who: ADMIN,
    query: z.object({ page: pagingQuery.page }),
    response: parts.history,
    run: (req, { query }) => parts.past(req, query),
  }),
  call({
    method: 'POST',
    path: `/${slug}/{id}/undo`,
    summary: `Takes an import of ${parts.what} back within 14 days; names what was kept, and why.`,
    who: ADMIN,
    response: z.object({ kept: keptSchema }),
    run: async (req, { params }) => ({ kept: await parts.undo(req, params.id!) }),
  }),
]
