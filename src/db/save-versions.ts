import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/transaction'
import { databaseOf } from './database-of'
import { isMongodb, onModel } from './mongodb/native'
import { tableOf, versionsOf, writeTable } from './tables'

interface SaveOptions {
  /** Only rows without any version, dated by the row's own `updatedAt`. */
  onlyFirst?: boolean
}

/**
 * Saves a version of each of these rows as they are now, for collections of plain columns without drafts. Old versions
 * are pruned by Payload at its next change of the row.
 */
export const saveVersions = (
  req: PayloadRequest,
  slug: CollectionSlug,
  ids: readonly string[],
  { onlyFirst = false }: SaveOptions = {},
): Promise<void> =>
  inTransaction(req, async () => {
    if (ids.length === 0) return
    const db = databaseOf(req)
    if (isMongodb(db)) return saveDocuments(req, db, slug, ids, onlyFirst)
    const versions = versionsOf(db, slug)
    const { columns, values } = copied(tableOf(db, slug), versions, onlyFirst)
    const now = new Date().toISOString()
    await writeTable(req, db, slug, async (open, table) => {
      const id = (table as unknown as Record<string, SQLiteColumn>).id!
      const parent = (versions as unknown as Record<string, SQLiteColumn>).parent!
      const known = sql`exists (select 1 from ${versions} where ${parent} = ${id})`
      await open.run(
        sql`insert into ${versions} (${sql.join(columns, sql`, `)}) select ${sql.join(values(now), sql`, `)} from ${table}
          where ${id} in (select value from json_each(${JSON.stringify(ids)})) ${onlyFirst ? sql`and not ${known}` : sql``}`,
      )
    })
  })

/** The columns of the versions' table, and the expression that gives each its value from the row. */
function copied(
  table: SQLiteAdapter['tables'][string],
  versions: SQLiteAdapter['tables'][string],
  asWritten: boolean,
): { columns: SQL[]; values: (now: string) => SQL[] } {
  const from = table as unknown as Record<string, SQLiteColumn>
  const into = Object.entries(versions as unknown as Record<string, SQLiteColumn>)
    .map(([key, { name }]) => ({ key, name }))
    .filter(({ key }) => key !== 'id')
  const valueOf = (key: string, now: string): SQL => {
    if (key === 'parent') return sql`${from.id!}`
    if (key === 'createdAt' || key === 'updatedAt') return asWritten ? sql`${from[key]!}` : sql`${now}`
    const column = from[key.replace(/^version_/, '')]
    if (!column) throw new Error(`No column for ${key} of a version`)
    return sql`${column}`
  }
  return {
    columns: into.map(({ name }) => sql`${sql.identifier(name)}`),
    values: (now) => into.map(({ key }) => valueOf(key, now)),
  }
}

async function saveDocuments(
  req: PayloadRequest,
  db: MongooseAdapter,
  slug: CollectionSlug,
  ids: readonly string[],
  onlyFirst: boolean,
): Promise<void> {
  const versions = db.versions[slug]
  if (!versions) throw new Error(`No versions of ${slug}`)
  const now = new Date()
  await onModel(req, db, slug, async (model, session) => {
    const options = { session, timestamps: false } as const
    const known = onlyFirst
      ? new Set(await versions.distinct('parent', { parent: { $in: ids } }, { session }))
      : undefined
    const rows = await model
      .find({ _id: { $in: ids.filter((id) => !known?.has(id)) } }, undefined, { session })
      .lean<Row[]>()
    if (!onlyFirst)
      await versions.updateMany({ parent: { $in: ids }, latest: true }, { $unset: { latest: 1 } }, options)
    await versions.insertMany(
      rows.map(({ _id: parent, ...version }) => ({
        parent,
        version,
        latest: true,
        autosave: false,
        createdAt: onlyFirst ? version.createdAt : now,
        updatedAt: onlyFirst ? version.updatedAt : now,
      })),
      options as never,
    )
  })
}

interface Row extends Record<string, unknown> {
  _id: string
}
