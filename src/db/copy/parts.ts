import type { CollectionSlug, GlobalSlug, Payload, SanitizedConfig } from 'payload'

/** A row as Payload's adapters give it: dates as ISO texts, relations as ids, lists in place. */
export type Row = Record<string, unknown> & { id: number | string }

/** What is copied one after the other: the rows of a collection, or their versions. */
export interface Part {
  slug: CollectionSlug
  versions: boolean
  /** For whoever watches the terminal. */
  label: string
}

/** A database that is read. It is not changed. */
export interface Source {
  payload: Payload
  count: (part: Part) => Promise<number>
  /** All rows in the order of their ids, in batches. */
  read: (part: Part) => AsyncIterable<Row[]>
}

/** An empty database that is filled. Until `finish` no site starts on it. */
export interface Target {
  payload: Payload
  /** Stores rows past hooks, access and validation. */
  write: (part: Part, rows: readonly Row[]) => Promise<void>
  /** Stores a global, which is one row. */
  writeGlobal: (slug: GlobalSlug, values: Record<string, unknown>) => Promise<void>
  /** Called after the last row. Throws when a row refers to one that is not there, or a unique value is there twice. */
  check: () => Promise<void>
  /** Makes the copy a database like any other. */
  finish: () => Promise<void>
}

/** Rows that are read and written at once. */
export const BATCH = 1000

/** Made new by the target's migrations, and who edits what in the panel right now. */
const LEFT_OUT: readonly string[] = ['payload-migrations', 'payload-locked-documents']

/** Every collection of the config but those above, and the versions of each that has some. Throws for versions of a global. */
export function partsOf({ collections, globals }: SanitizedConfig): Part[] {
  const versioned = globals.find(({ versions }) => versions)
  if (versioned) throw new Error(`Versions of the global ${versioned.slug} would not be copied`)
  return collections
    .filter(({ slug }) => !LEFT_OUT.includes(slug))
    .flatMap(({ slug, labels, versions }) => {
      const label = slug.startsWith('payload-') || typeof labels.plural !== 'string' ? slug : labels.plural
      const rows: Part = { slug: slug as CollectionSlug, versions: false, label }
      return versions ? [rows, { ...rows, versions: true, label: `${label}, verzie` }] : [rows]
    })
}

/** The row without what is not copied: everybody signs in again. */
export const withoutSessions = ({ payload }: Source, { slug, versions }: Part, row: Row): Row =>
  payload.collections[slug].config.auth && !versions ? { ...row, sessions: [] } : row
