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

/** A sent file made ready to be stored: what its row says of it, and every file under the name it gets. */
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
 * Takes the sent file out of Payload's hands: it would check, re-encode and write it inside the write transaction,
 * where one picture keeps everybody else from saving for seconds. Here the files are written before, and the
 * transaction stores the row that names them.
 */
const takeFile =
  (ready: (file: SentFile) => Promise<ReadyFile>): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    const { data, id } = args as { data: object; id?: string }
    // Without these it does not read a stored file to make another one of it.
    delete req.query?.uploadEdits
    const { file } = req
    if (!file) {
      if (operation === 'create') throw invalid('Vyberte súbor.', 'file')
      return args
    }
    // No work for somebody who may not store it; Payload refuses them right after this.
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

/** The files of the row as it was go once its change has been stored. */
const deleteReplacedFiles: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (previousDoc?.filename && previousDoc.filename !== doc.filename)
    await deleteUnreferenced(req, collection.slug as CollectionSlug, filesOf(previousDoc as Row), req)
  return doc
}

/** The files of a row go once it has been deleted. Asked before: what the caller is given afterwards may be less. */
const deleteRowFiles: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  const row = await req.payload.db.findOne<Row & { id: string }>({
    collection: slug,
    where: { id: { equals: id } },
    req,
  })
  if (row) await deleteUnreferenced(req, slug as CollectionSlug, filesOf(row), req)
}

/** The hooks of a collection whose rows have files; `ready` checks a file and gives everything to be stored of it. */
export const uploadHooks = (ready: (file: SentFile) => Promise<ReadyFile>) =>
  ({
    beforeOperation: [takeFile(ready)],
    afterChange: [deleteReplacedFiles],
    beforeDelete: [deleteRowFiles],
  }) satisfies CollectionConfig['hooks']
