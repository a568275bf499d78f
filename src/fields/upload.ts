import { fileTypeFromFile } from 'file-type'
import path from 'node:path'
import type { CollectionSlug, TextField, UploadConfig } from 'payload'
import { inDataDir } from '@/lib/data-dir'
import { fileResponse } from '@/lib/file-response'
import { uploadDir } from '@/lib/uploaded-files'

/** The name of the file as it was uploaded; downloads get it. */
export const originalName: TextField = {
  name: 'originalName',
  type: 'text',
  label: 'Pôvodný názov súboru',
  access: { create: () => false, update: () => false },
  admin: { readOnly: true },
}

/** Payload's own field with a Slovak label; set from the file's bytes. */
export const fileType: TextField = { name: 'mimeType', type: 'text', label: 'Typ súboru' }

/**
 * The upload config of a collection whose files upload-hooks.ts stores. Payload would write and delete them inside the
 * transaction of their row, so its own folder is an empty one.
 */
export const uploadConfig = (collection: CollectionSlug): UploadConfig => ({
  staticDir: inDataDir('uploads', 'none'),
  filesRequiredOnCreate: false,
  crop: false,
  handlers: [
    // Serves the panel. Null for a request to reuse a stored file for a new row, which Payload then refuses.
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
