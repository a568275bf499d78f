import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { missingReference } from '@/lib/errors'
import { LOCKS_COLLECTION } from './locks-collection'
import { allRelations, idsAt, type Relation } from './relations'

type Model = MongooseAdapter['collections'][string]
type Session = NonNullable<Parameters<Model['bulkWrite']>[1]>['session']
type Row = Record<string, unknown>

/** The key under which the MongoDB adapter holds its references. */
export const REFERENCES = Symbol.for('akademia.mongodbReferences')

/**
 * Documents of which every transaction that writes relations changes one, and every transaction that deletes changes all:
 * writers do not meet one another, a deletion meets all of them. As many as there are writers at once.
 */
export const SHARES = Array.from({ length: 32 }, (_, at) => `references-${at}`)

/** What a transaction knows to be there and kept until its end. */
interface Held {
  ids: Set<string>
  share: boolean
}

/**
 * What foreign keys do on SQLite. Who writes a relation is refused when the document it refers to is not there, and
 * conflicts with every deletion at the same time, so that one of the two is repeated. Who deletes a document empties the
 * relations to it.
 */
export class References {
  #relations: ReadonlyMap<string, Relation[]> | undefined
  readonly #held = new WeakMap<object, Held>()
  #next = Math.floor(Math.random() * SHARES.length)

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
    for (const [to, ids] of wanted) await this.#require(session, to, [...ids])
  }

  /** Records that the transaction made these rows itself: nobody else can delete them. */
  made(session: Session | undefined, slug: string, ids: readonly unknown[]): void {
    for (const id of ids) this.#heldBy(session)?.ids.add(`${slug}:${String(id)}`)
  }

  async #require(session: Session | undefined, to: CollectionSlug, ids: readonly string[]): Promise<void> {
    const held = this.#heldBy(session)
    const unknown = ids.filter((id) => !held?.ids.has(`${to}:${id}`))
    const model = this.adapter.collections[to]
    if (unknown.length === 0 || !model) return
    if (held && !held.share) {
      held.share = true
      this.#next = (this.#next + 1) % SHARES.length
      await this.#take(session, [SHARES[this.#next]!])
    }
    const found = await model.collection.countDocuments({ _id: { $in: unknown } } as never, { session })
    if (found < unknown.length) throw missingReference()
    this.made(session, to, unknown)
  }

  async #take(session: Session | undefined, shares: readonly string[]): Promise<void> {
    const locks = this.adapter.connection.collection<{ _id: string; taken: number }>(LOCKS_COLLECTION)
    const taken = { $inc: { taken: 1 } }
    const { matchedCount } = await locks.updateMany({ _id: { $in: [...shares] } }, taken, { session })
    if (matchedCount < shares.length)
      throw new Error('Locks of the references are missing: each start makes them')
  }

  /** Makes the transaction conflict with every other one that writes relations or deletes; before it deletes. */
  async holdAll(session: Session | undefined): Promise<void> {
    if (session) await this.#take(session, SHARES)
  }

  /** Empties all relations to documents that are being deleted. */
  async release(session: Session | undefined, slug: CollectionSlug, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    this.#heldBy(session)?.ids.clear()
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

  #heldBy(session: Session | undefined): Held | undefined {
    if (!session) return undefined
    const held = this.#held.get(session) ?? { ids: new Set(), share: false }
    this.#held.set(session, held)
    return held
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
