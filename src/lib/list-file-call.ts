import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { validQuery } from './call-input'
import { rawCall } from './contract'
import { CSV } from './csv'
import type { FileFormat } from './file-formats'
import { filesLimit } from './files-limit'
import { type FileList, fileName, listFile, logDownload } from './list-file'
import { madeFile } from './made-file'
import { PDF } from './pdf'
import type { Who } from './who'
import { XLSX } from './xlsx'

type Paper<Row> = (req: PayloadRequest, list: FileList<Row>) => Promise<Buffer>

interface ListFileCall<Path extends string, Query, Row> {
  path: Path
  summary: string
  who: Who
  query: z.ZodType<Query>
  /** The rows of the list that has the same filter. */
  list: (req: PayloadRequest, query: Query) => Promise<FileList<Row>>
  /** Draws a list on paper; throws 400 when it is too long for one. */
  paper: Paper<Row>
}

/** A list as a paper for its caller; throws 400 when it is too long for one. */
export async function paperFile<Row>(
  req: PayloadRequest,
  list: FileList<Row>,
  paper: Paper<Row>,
): Promise<Response> {
  const file = await paper(req, list)
  logDownload(req, 'pdf', list)
  return madeFile(file, PDF, `${fileName(list)}.pdf`)
}

/** Declares the call that sends a list as a file; throws 429 after many files, before anything is read. */
export const listFileCall = <const Path extends string, Query extends { format: FileFormat }, Row>({
  list,
  paper,
  ...call
}: ListFileCall<Path, Query, Row>) =>
  rawCall({
    ...call,
    method: 'GET',
    responses: { 200: { description: 'The file; not cached.', media: [XLSX, CSV, PDF] } },
    respond: async (req, request) => {
      const query = validQuery(call.query, new URL(request.url).searchParams)
      await filesLimit.take(req.user!.id)
      const found = await list(req, query)
      return query.format === 'pdf' ? paperFile(req, found, paper) : listFile(req, query.format, found)
    },
  })
