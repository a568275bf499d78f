import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Find } from 'payload'
import { countLimit } from '../count-up-to'

type Model = MongooseAdapter['collections'][string]
type Query = Record<string, unknown>
type Count = NonNullable<Parameters<Model['countDocuments']>[1]>
/** What is used here of the options of mongoose-paginate-v2. */
interface Options {
  pagination?: boolean
  options?: Pick<Count, 'session'>
  useEstimatedCount?: boolean
  useCustomCountFn?: () => Promise<number>
}

/**
 * Makes paging on MongoDB mean the same as on SQLite. As shipped, a find without `pagination` ignores `page`, so that
 * every page is the first one and the total is the page's size; and inside a transaction the rows and their count are
 * asked for at once, which MongoDB does not support. To be called after the adapter has created its models.
 */
export function pageAsOnSqlite(adapter: MongooseAdapter): void {
  const { find } = adapter
  adapter.find = ((args: Parameters<Find>[0]) =>
    find.call(adapter, {
      ...args,
      pagination: args.pagination !== false || (args.page ?? 1) > 1,
    })) as Find
  for (const model of [...Object.values(adapter.collections), ...Object.values(adapter.versions)])
    countBeforeReading(model)
}

/** Counts what matches, in a transaction before the rows are asked for, and no further than `countingUpTo` says. */
function countBeforeReading(model: Model): void {
  const target = model as unknown as { paginate: (query: Query, options: Options) => Promise<unknown> }
  const { paginate } = target
  target.paginate = async (query, options) => {
    const session = options.options?.session
    const most = countLimit()
    if (!options.pagination || (!session && most === undefined)) return paginate.call(model, query, options)
    const counting = model
      .countDocuments(query, { session, ...(most === undefined ? {} : { limit: most }) } as Count)
      .exec()
    if (session) await counting
    return paginate.call(model, query, {
      ...options,
      useEstimatedCount: false,
      useCustomCountFn: () => counting,
    })
  }
}
