import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { CollectionBeforeOperationHook, TextField } from 'payload'
import { inDataDir } from '@/lib/data-dir'

/** Where a collection's files lie, outside of everything the web server serves by itself. */
export const uploadDir = (collection: string): string => inDataDir('uploads', collection)

/** The name the person gave the file: what a download is called. */
export const originalName: TextField = {
  name: 'originalName',
  type: 'text',
  label: 'Pôvodný názov súboru',
  access: { create: () => false, update: () => false },
  admin: { readOnly: true },
}

/** Files are stored under a name of ours: a person's name of a file is data, never a path. */
export const ownFileName: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    req.context.originalName = req.file.name
    req.file.name = `${randomUUID()}${path
      .extname(req.file.name)
      .toLowerCase()
      .replace(/[^.a-z0-9]/g, '')}`
  }
  return args
}
