import type { BaseDatabaseAdapter } from 'payload'

interface Model {
  schema: { paths: Record<string, { _index?: unknown }> }
}
interface Index {
  unique?: boolean
  sparse?: boolean
}

const isSparseUnique = (index: unknown): index is Index =>
  typeof index === 'object' && index !== null && 'sparse' in index && 'unique' in index

/**
 * Makes "unique" on MongoDB mean the same as on SQLite: many rows may have no value. As shipped the index is sparse, which
 * ignores a missing key but treats all nulls as equal: the second player without an e-mail address would be refused. To
 * be called before the adapter creates its models.
 */
export function uniqueWhenSet(adapter: BaseDatabaseAdapter): void {
  const init = adapter.init?.bind(adapter)
  adapter.init = async () => {
    await init?.()
    const models = (adapter as unknown as { collections: Record<string, Model> }).collections
    for (const { schema } of Object.values(models))
      for (const [name, path] of Object.entries(schema.paths))
        if (isSparseUnique(path._index))
          // Every text is greater than the empty one; a query for a text can still use the index.
          path._index = { unique: true, partialFilterExpression: { [name]: { $gt: '' } } }
  }
}
