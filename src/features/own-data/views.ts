import type { PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import type { Named } from '@/lib/schema'

/** Somebody whose data the caller may download and have erased: the caller, or a child of theirs. */
export interface DataSubject extends Named {
  self: boolean
  username: string
}

/** A text in which a name may still stand, and where the office edits it. */
export interface Mention {
  kind: string
  title: string
  href: string
}

/** The person an area is read of: their row, and who asks. */
export interface AreaOf {
  person: User
  subject: DataSubject
}

/** A file that belongs to an area: its path in the archive, and where it is stored. */
export interface AreaFile {
  path: string
  stored: string
}

/** What an area holds of one person: rows of plain values, and the files they name. */
export interface AreaContent {
  rows: readonly Record<string, unknown>[]
  files?: readonly AreaFile[]
}

/**
 * A subject area of one's own data: a JSON file of the archive. Names and keys are a contract with whoever reads archives by a
 * program: they may be added to, but not renamed. Nobody but the person themselves is named in its values.
 */
export interface Area<Key extends string = string> {
  /** The file's name without „.json“. */
  file: string
  title: string
  /** What each key of a row means, for the README. */
  keys: Readonly<Record<Key, string>>
  read: (req: PayloadRequest, of: AreaOf) => Promise<AreaContent>
}

/** Declares an area; the compiler holds its rows to the keys that are explained. */
export const area = <Key extends string>(
  definition: Omit<Area<Key>, 'read'> & {
    read: (
      req: PayloadRequest,
      of: AreaOf,
    ) => Promise<{ rows: readonly Record<NoInfer<Key>, unknown>[]; files?: readonly AreaFile[] }>
  },
): Area => definition
