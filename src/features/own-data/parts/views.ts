import type { PayloadRequest } from 'payload'
import type { User } from '@/payload-types'

/**
 * One kind of personal data that an erasure removes. `find` tells the rows it would change, for the preview and for the
 * act; `erase` changes them in the running transaction, which may be repeated.
 */
export interface Part {
  /** Its key in the counts that are kept of an erasure. */
  key: string
  title: string
  find: (req: PayloadRequest, person: User) => Promise<string[]>
  erase: (req: PayloadRequest, ids: string[], person: User) => Promise<unknown>
  /** Finds rows by the person's name: they may be somebody else's of the same name. */
  byName?: true
}
