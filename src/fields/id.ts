import { randomUUID } from 'node:crypto'
import type { TextField } from 'payload'

/** The id of every collection, its first field: a uuid made on the server, the same on both databases, never a client's. */
export const idField: TextField = {
  name: 'id',
  type: 'text',
  required: true,
  defaultValue: () => randomUUID(),
  access: { create: () => false, update: () => false },
  admin: { hidden: true },
  hooks: { beforeDuplicate: [() => randomUUID()] },
}
