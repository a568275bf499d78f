import { randomUUID } from 'node:crypto'
import type { TextField } from 'payload'

/**
 * Our own text id: a uuid made on the server, equal on both databases, never taken from a client.
 * Every collection carries it as its first field (product.md §2).
 */
export const idField: TextField = {
  name: 'id',
  type: 'text',
  required: true,
  defaultValue: () => randomUUID(),
  access: { create: () => false, update: () => false },
  admin: { hidden: true },
  hooks: { beforeDuplicate: [() => randomUUID()] },
}
