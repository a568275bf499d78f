import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { FlattenedField, SanitizedCollectionConfig } from 'payload'

type Model = MongooseAdapter['collections'][string]

/** The paths of all relations of these fields, also within groups and arrays; joins store nothing. */
function relationPaths(fields: readonly FlattenedField[], before = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${before}${field.name}`
    if (field.type === 'relationship' || field.type === 'upload')
      return Array.isArray(field.relationTo) ? [`${path}.value`] : [path]
    return 'flattenedFields' in field ? relationPaths(field.flattenedFields, `${path}.`) : []
  })
}

const firstKeys = ({ schema }: Model): Set<string> =>
  new Set(
    schema
      .indexes()
      // One over several fields that leaves rows out does not find those by its first field alone.
      .filter(([keys, options]) => !options.partialFilterExpression || Object.keys(keys).length === 1)
      .map(([keys]) => Object.keys(keys)[0] ?? ''),
  )

/**
 * Lets rows lack a value of a unique index of several fields, as on SQLite, where nulls are never equal: of two deliveries
 * whose persons were deleted the second would be refused.
 */
function allowMissing({ schema }: Model, { flattenedFields, indexes = [] }: SanitizedCollectionConfig): void {
  for (const { fields, unique } of indexes) {
    const optional = fields.filter((name) =>
      flattenedFields.some((field) => field.name === name && !('required' in field && field.required)),
    )
    if (!unique || optional.length === 0) continue
    const keys = Object.fromEntries(fields.map((name) => [name, 1] as const))
    schema.removeIndex(keys)
    // Every text is greater than the empty one.
    const partialFilterExpression = Object.fromEntries(optional.map((name) => [name, { $gt: '' }]))
    schema.index(keys, { unique, partialFilterExpression })
  }
}

/**
 * Leaves `unique: false` out of a model's indexes, as MongoDB does when it lists them: mongoose would take each for another
 * one, and drop and build it again at every start.
 */
function describeAsListed({ schema }: Model): void {
  const indexes = schema.indexes.bind(schema)
  schema.indexes = () =>
    indexes().map(([keys, { unique, ...options }]) => [keys, unique ? { ...options, unique } : options])
}

/**
 * Indexes every relation, as SQLite's adapter does: without one, whoever is asked for by what refers to it is looked for
 * among all rows. Called after the models are made and before they are indexed.
 */
export function indexRelations(adapter: MongooseAdapter): void {
  for (const { config } of Object.values(adapter.payload.collections)) {
    const model = adapter.collections[config.slug]
    if (!model) continue
    allowMissing(model, config)
    const known = firstKeys(model)
    for (const path of relationPaths(config.flattenedFields))
      if (!known.has(path)) model.schema.index({ [path]: 1 })
  }
  // One row for each key and person, as the panel writes it: of several first saves at once each would make its own.
  adapter.collections['payload-preferences']?.schema.index(
    { key: 1, 'user.relationTo': 1, 'user.value': 1 },
    { unique: true },
  )
  for (const model of indexedModels(adapter)) describeAsListed(model)
}

/** Every model with indexes. */
export const indexedModels = (adapter: MongooseAdapter): Model[] => [
  ...Object.values(adapter.collections),
  ...Object.values(adapter.versions),
  adapter.globals as unknown as Model,
]

/** Makes the indexes of all models and drops those that no model has any more. */
export async function buildIndexes(adapter: MongooseAdapter): Promise<void> {
  for (const model of indexedModels(adapter)) await model.syncIndexes()
}
