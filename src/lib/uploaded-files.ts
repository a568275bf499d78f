import fs from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug, Payload, PayloadRequest, TaskConfig } from 'payload'
import { inDataDir } from './data-dir'
import { PATIENT_RETRIES } from './jobs'

const TASK = 'dropFiles'
/** Longer than it takes to store a file's row, and than a backup of the database and then of the files. */
const GRACE_MS = 3_600_000

/** The folder of a collection's files, outside of what the web server serves by itself. */
export const uploadDir = (collection: string): string => inDataDir('uploads', collection)

const pathOf = (collection: string, name: string): string =>
  path.join(uploadDir(collection), path.basename(name))

/** The names of a row's file and its sizes. */
export const filesOf = (row: { filename?: string | null; sizes?: object | null }): string[] =>
  [
    row.filename,
    ...Object.values(row.sizes ?? {}).map((size?: { filename?: unknown }) => size?.filename),
  ].filter((name) => typeof name === 'string')

/**
 * Queues the deletion, in an hour, of those of these files that no row then refers to; in the caller's transaction if
 * there is one, so that a rolled back change deletes no file.
 */
export const deleteUnreferenced = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  collection: CollectionSlug,
  files: string[],
  req?: PayloadRequest,
): Promise<void> => {
  const waitUntil = new Date(Date.now() + GRACE_MS)
  await payload.jobs.queue({ task: TASK, input: { collection, files }, waitUntil, overrideAccess: true, req })
}

/**
 * Writes files whose row is about to be stored; throws when a name exists. Their deletion is queued first, so that they
 * are removed if the row is never stored.
 */
export async function writeFiles(
  req: PayloadRequest,
  collection: CollectionSlug,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  await deleteUnreferenced(req, collection, [...files.keys()])
  await fs.mkdir(uploadDir(collection), { recursive: true })
  for (const [name, data] of files)
    await fs.writeFile(pathOf(collection, name), data, { flag: 'wx', flush: true })
}

async function isReferenced(payload: Payload, collection: CollectionSlug, name: string): Promise<boolean> {
  const sizes = payload.collections[collection].config.upload.imageSizes ?? []
  const columns = ['filename', ...sizes.map((size) => `sizes.${size.name}.filename`)]
  const where = { or: columns.map((column) => ({ [column]: { equals: name } })) }
  return (await payload.db.count({ collection, where })).totalDocs > 0
}

/** Deletes those of these files that no row refers to; may be run again. */
export const dropFilesTask: TaskConfig<'dropFiles'> = {
  slug: TASK,
  retries: PATIENT_RETRIES,
  inputSchema: [
    { name: 'collection', type: 'text', required: true },
    { name: 'files', type: 'json', required: true },
  ],
  handler: async ({ input, req: { payload } }) => {
    const collection = input.collection as CollectionSlug
    for (const name of input.files as string[])
      if (!(await isReferenced(payload, collection, name)))
        await fs.rm(pathOf(collection, name), { force: true })
    return { output: {} }
  },
}
