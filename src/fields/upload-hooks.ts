import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { outsideTransaction } from '@/db/outside-transaction'
import { invalid } from '@/lib/errors'
import { deleteUnreferenced, filesOf, writeFiles } from '@/lib/uploaded-files'

type SentFile = NonNullable<PayloadRequest['file']>

/** An uploaded file ready to be stored: the fields of its row, and the contents of each file by name. */
export interface ReadyFile {
  row: {
    filename: string
    filesize: number
    mimeType: string
    width?: number
    height?: number
    sizes?: object
  }
  files: ReadonlyMap<string, Buffer>
}

/**
 * Stores an uploaded file instead of Payload, which would check, re-encode and write it inside the write transaction, where
 * one picture blocks all other writers for seconds. Here the files are written before the transaction stores their row.
 */
const takeFile =
  (ready: (file: SentFile) => Promise<ReadyFile>): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    const { data, id } = args as { data: object; id?: string }
    // With uploadEdits Payload would read the stored file and re-encode it.
    delete req.query?.uploadEdits
    const { file } = req
    if (!file) {
      if (operation === 'create') throw invalid('Vyberte súbor.', 'file')
      return args
    }
    // Payload refuses a caller without access right after this hook.
    if (!overrideAccess && !(await collection.access[operation]({ req, data, id: id as never }))) return args
    if (operation === 'update' && !id) throw invalid('Súbor sa dá vymeniť len jednému záznamu naraz.', 'file')
    const row = await outsideTransaction(req, async () => {
      const { row: made, files } = await ready(file)
      await writeFiles(req, collection.slug as CollectionSlug, files)
      return made
    })
    req.context.originalName = file.name
    delete req.file
    return { ...args, data: { ...data, ...row } } as typeof args
  }

type Row = Parameters<typeof filesOf>[0]

/** Deletes the replaced files once the change has been stored. */
const deleteReplacedFiles: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (previousDoc?.filename && previousDoc.filename !== doc.filename)
    await deleteUnreferenced(req, collection.slug as CollectionSlug, filesOf(previousDoc as Row), req)
  return doc
}

/** Deletes the files of a deleted row. Reads it before the deletion, because the deleted doc may be filtered by access. */
const deleteRowFiles: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  const row = await req.payload.db.findOne<Row & { id: string }>({
    collection: slug,
    where: { id: { equals: id } },
    req,
  })
  if (row) await deleteUnreferenced(req, slug as CollectionSlug, filesOf(row), req)
}

/** The hooks of an upload collection; `ready` checks a file and returns what is to be stored. */
export const uploadHooks = (ready: (file: SentFile) => Promise<ReadyFile>) =>
  ({
    beforeOperation: [takeFile(ready)],
    afterChange: [deleteReplacedFiles],
    beforeDelete: [deleteRowFiles],
  }) satisfies CollectionConfig['hooks']
