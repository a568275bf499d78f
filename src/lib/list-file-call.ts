import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { validQuery } from './call-input'
import { rawCall } from './contract'
import { CSV } from './csv'
import type { FileFormat } from './file-formats'
import { filesLimit } from './files-limit'
import { type FileList, listFile } from './list-file'
import type { Who } from './who'
import { XLSX } from './xlsx'

interface ListFileCall<Path extends string, Query, Row> {
  path: Path
  summary: string
  who: Who
  query: z.ZodType<Query>
  /** The rows of the list that has the same filter. */
  list: (req: PayloadRequest, query: Query) => Promise<FileList<Row>>
}

/** Declares the call that sends a list as a file; throws 429 after many files, before anything is read. */
export const listFileCall = <const Path extends string, Query extends { format: FileFormat }, Row>({
  list,
  ...call
}: ListFileCall<Path, Query, Row>) =>
  rawCall({
    ...call,
    method: 'GET',
    responses: { 200: { description: 'The file; not cached.', media: [XLSX, CSV] } },
    respond: async (req, request) => {
      const query = validQuery(call.query, new URL(request.url).searchParams)
      await filesLimit.take(req.user!.id)
      return listFile(req, query.format, await list(req, query))
    },
  })
