import { fileTypeFromFile } from 'file-type'
import path from 'node:path'
import type { CollectionSlug, TextField, UploadConfig } from 'payload'
import { inDataDir } from '@/lib/data-dir'
import { fileResponse } from '@/lib/file-response'
import { uploadDir } from '@/lib/uploaded-files'

/** The name the person gave the file: what a download is called. */
export const originalName: TextField = {
  name: 'originalName',
  type: 'text',
  label: 'Pôvodný názov súboru',
  access: { create: () => false, update: () => false },
  admin: { readOnly: true },
}

/** What the file is, by its bytes; Payload's own field, whose label is English. */
export const fileType: TextField = { name: 'mimeType', type: 'text', label: 'Typ súboru' }

/**
 * How the files of a collection are kept: by upload-hooks.ts, and never by Payload. It would write and delete them
 * inside the transaction of their row, so its own folder is one in which there is nothing.
 */
export const uploadConfig = (collection: CollectionSlug): UploadConfig => ({
  staticDir: inDataDir('uploads', 'none'),
  filesRequiredOnCreate: false,
  crop: false,
  handlers: [
    // What the panel shows. A browser that asks to take a stored file for a new row is refused by Payload then.
    async (req, { params }) => {
      if ('clientUploadContext' in params) return null as never
      const folder = uploadDir(collection)
      const filename = path.basename(params.filename)
      const found = await fileTypeFromFile(path.join(folder, filename)).catch(() => undefined)
      const mimeType = found?.mime ?? 'application/octet-stream'
      const response = await fileResponse(req as Request, { folder, filename, mimeType, isPublic: false })
      return response ?? new Response(null, { status: 404 })
    },
  ],
})
