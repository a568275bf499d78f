import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { missingReference } from '@/lib/errors'
import { allRelations, idsAt, type Relation } from './relations'

type Model = MongooseAdapter['collections'][string]
type Session = NonNullable<Parameters<Model['bulkWrite']>[1]>['session']
type Row = Record<string, unknown>

/** The key under which the MongoDB adapter holds its references. */
export const REFERENCES = Symbol.for('akademia.mongodbReferences')

/** A field of every document that is referred to, outside of the collections' fields: Payload neither reads nor writes it. */
const HELD = '_held'

/**
 * What foreign keys do on SQLite. Who writes a relation changes the document it refers to (only `_held`), so that a
 * transaction that deletes that document at the same time conflicts, and one of the two is repeated; a document that is
 * not there is refused. Who deletes a document empties the relations to it.
 */
export class References {
  #relations: ReadonlyMap<string, Relation[]> | undefined
  /** What a transaction has changed already, or made itself. */
  readonly #held = new WeakMap<object, Set<string>>()

  constructor(readonly adapter: MongooseAdapter) {}

  /** The relations of a collection or global. */
  relations(slug: string): Relation[] {
    this.#relations ??= allRelations(this.adapter.payload)
    return this.#relations.get(slug) ?? []
  }

  /** The session of a request's transaction; undefined outside of one. */
  async session(req: Partial<PayloadRequest> | undefined): Promise<Session | undefined> {
    const id = await req?.transactionID
    return id === undefined || id === null ? undefined : this.adapter.sessions[id]
  }

  /**
   * Holds what these rows refer to, but for what `before` refers to already. Throws 409 when a document of these is
   * missing.
   */
  async hold(session: Session | undefined, slug: string, rows: readonly Row[], before?: Row): Promise<void> {
    const wanted = new Map<CollectionSlug, Set<string>>()
    for (const { path, to } of this.relations(slug)) {
      const parts = path.split('.')
      const known = new Set(before && idsAt(before, parts))
      for (const id of rows.flatMap((row) => idsAt(row, parts)))
        if (!known.has(id)) wanted.set(to, (wanted.get(to) ?? new Set()).add(id))
    }
    for (const [to, ids] of wanted) await this.#change(session, to, [...ids])
  }

  /** Records that the transaction made these rows itself: nobody else can delete them. */
  made(session: Session | undefined, slug: string, ids: readonly unknown[]): void {
    for (const id of ids) this.#heldBy(session)?.add(`${slug}:${String(id)}`)
  }

  async #change(session: Session | undefined, to: CollectionSlug, ids: string[]): Promise<void> {
    const held = this.#heldBy(session)
    const missing = ids.filter((id) => !held?.has(`${to}:${id}`)).sort()
    if (missing.length === 0) return
    // Past the model, which knows no such field and would set `updatedAt`.
    const { matchedCount } = await this.#stored(to).updateMany(
      { _id: { $in: missing } },
      { $inc: { [HELD]: 1 } },
      { session },
    )
    if (matchedCount < missing.length) throw missingReference()
    this.made(session, to, missing)
  }

  /** Empties all relations to documents that are being deleted. */
  async release(session: Session | undefined, slug: CollectionSlug, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    if (session) this.#held.delete(session)
    const { adapter } = this
    for (const [from, relations] of this.#referringTo(slug))
      for (const relation of relations) {
        const model = adapter.collections[from]
        if (model) await empty(model, relation, ids, session)
        else await empty(adapter.globals, relation, ids, session)
        const versions = adapter.versions[from]
        if (versions) await empty(versions, inVersion(relation), ids, session)
      }
    const own = adapter.versions[slug]
    if (own) await empty(own, { path: 'parent', to: slug, isList: false }, ids, session)
  }

  /** Whether any row may refer to rows of this collection. */
  isReferredTo(slug: CollectionSlug): boolean {
    return this.#referringTo(slug).length > 0 || this.adapter.versions[slug] !== undefined
  }

  #referringTo(slug: CollectionSlug): (readonly [from: string, relations: Relation[]])[] {
    this.relations(slug)
    return [...(this.#relations ?? [])]
      .map(([from, relations]) => [from, relations.filter(({ to }) => to === slug)] as const)
      .filter(([, relations]) => relations.length > 0)
  }

  #heldBy(session: Session | undefined): Set<string> | undefined {
    if (!session) return undefined
    const held = this.#held.get(session) ?? new Set()
    this.#held.set(session, held)
    return held
  }

  #stored(slug: CollectionSlug) {
    const model = this.adapter.collections[slug]
    if (!model) throw new Error(`No model of ${slug}`)
    return model.collection
  }

  /** The ids of the rows that meet a condition. */
  async idsOf(collection: CollectionSlug, where: Where, req?: Partial<PayloadRequest>): Promise<string[]> {
    const found = { collection, where, select: {}, pagination: false, req }
    return (await this.adapter.find<{ id: string }>(found)).docs.map(({ id }) => id)
  }
}

const inVersion = (relation: Relation): Relation => ({
  ...relation,
  path: `version.${relation.path}`,
  ...(relation.array ? { array: `version.${relation.array}` } : {}),
})

/** Empties one relation to these documents wherever it is set, as ON DELETE of SQLite's keys does. */
async function empty(
  { collection }: Pick<Model, 'collection'>,
  { path, isList, array }: Relation,
  ids: readonly string[],
  session: Session | undefined,
): Promise<void> {
  const those = { $in: [...ids] }
  if (isList) {
    await collection.updateMany({ [path]: those }, { $pull: { [path]: those } } as never, { session })
    return
  }
  const name = array && path.slice(array.length + 1)
  await collection.updateMany(
    { [path]: those },
    { $set: { [array ? `${array}.$[each].${name}` : path]: null } },
    { session, ...(array ? { arrayFilters: [{ [`each.${name}`]: those }] } : {}) },
  )
}
