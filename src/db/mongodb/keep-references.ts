import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { CollectionSlug, Where } from 'payload'
import { References, REFERENCES } from './references'

type Row = Record<string, unknown>
type Versioned = { version?: Row } & Row

const idIn = (where: Where | undefined): unknown => (where?.id as { equals?: unknown } | undefined)?.equals

/** Makes every write of Payload's adapter hold what it refers to, and every deletion empty the relations to what it deletes. */
export function keepReferences(adapter: MongooseAdapter): void {
  const references = new References(adapter)
  Object.assign(adapter, { [REFERENCES]: references })
  holdWhatRowsReferTo(adapter, references)
  holdWhatVersionsReferTo(adapter, references)
  holdWhatGlobalsReferTo(adapter, references)
  releaseWhatIsDeleted(adapter, references)
}

function holdWhatRowsReferTo(adapter: MongooseAdapter, references: References): void {
  const { create, updateMany, updateOne } = adapter
  adapter.create = async (args) => {
    const session = await references.session(args.req)
    await references.hold(session, args.collection, [args.data])
    const made = await create.call(adapter, args)
    references.made(session, args.collection, [args.data.id])
    return made
  }
  adapter.updateOne = async (args) => {
    const { collection, data, id, req, where } = args
    const session = await references.session(req)
    const one = id ?? idIn(where)
    if (references.relations(collection).some(({ path }) => path.split('.')[0]! in data)) {
      const before =
        one && (await adapter.collections[collection]?.findOne({ _id: one }, null, { session }).lean<Row>())
      await references.hold(session, collection, [data], (before || undefined) as Row | undefined)
    }
    return updateOne.call(adapter, args)
  }
  adapter.updateMany = async (args) => {
    await references.hold(await references.session(args.req), args.collection, [args.data])
    return updateMany.call(adapter, args)
  }
}

function holdWhatVersionsReferTo(adapter: MongooseAdapter, references: References): void {
  const { createVersion, updateVersion } = adapter
  /** A draft may refer to more than the row it is of; whatever both refer to has been held for the row. */
  const hold = async (
    collection: CollectionSlug,
    parent: unknown,
    version: Row,
    req: Parameters<References['session']>[0],
  ) => {
    if (references.relations(collection).length === 0) return
    const session = await references.session(req)
    const row = await adapter.collections[collection]?.findOne({ _id: parent }, null, { session }).lean<Row>()
    await references.hold(session, collection, [version], row ?? undefined)
  }
  adapter.createVersion = (async (args: Parameters<typeof createVersion>[0]) => {
    await hold(args.collectionSlug, args.parent, args.versionData, args.req)
    return createVersion.call(adapter, args)
  }) as typeof createVersion
  adapter.updateVersion = (async (args: Parameters<typeof updateVersion>[0]) => {
    const { version, parent } = args.versionData as Versioned
    if (version) await hold(args.collection, parent, version, args.req)
    return updateVersion.call(adapter, args)
  }) as typeof updateVersion
}

function holdWhatGlobalsReferTo(adapter: MongooseAdapter, references: References): void {
  for (const name of ['createGlobal', 'updateGlobal'] as const) {
    const original = adapter[name]
    adapter[name] = (async (args: Parameters<typeof original>[0]) => {
      await references.hold(await references.session(args.req), args.slug, [args.data])
      return original.call(adapter, args)
    }) as never
  }
}

function releaseWhatIsDeleted(adapter: MongooseAdapter, references: References): void {
  const { deleteMany, deleteOne } = adapter
  adapter.deleteOne = async (args) => {
    const { collection, req, where } = args
    if (!references.isReferredTo(collection)) return deleteOne.call(adapter, args)
    const known = idIn(where)
    const ids =
      typeof known === 'string' ? [known] : (await references.idsOf(collection, where, req)).slice(0, 1)
    const session = await references.session(req)
    await references.holdAll(session)
    const deleted = await deleteOne.call(adapter, args)
    await references.release(session, collection, ids)
    return deleted
  }
  adapter.deleteMany = async (args) => {
    const { collection, req, where } = args
    if (!references.isReferredTo(collection)) return deleteMany.call(adapter, args)
    const session = await references.session(req)
    await references.holdAll(session)
    const ids = await references.idsOf(collection, where, req)
    await deleteMany.call(adapter, args)
    await references.release(session, collection, ids)
  }
}
