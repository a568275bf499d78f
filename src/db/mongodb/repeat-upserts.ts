import type { BaseDatabaseAdapter, Upsert } from 'payload'

/** Makes several first saves of one row at once one row: whose insert was refused changes the row that is there by then. */
export function repeatUpserts(adapter: BaseDatabaseAdapter): void {
  const { upsert } = adapter
  adapter.upsert = async (args: Parameters<Upsert>[0]) => {
    try {
      return await upsert.call(adapter, args)
    } catch (error) {
      if ((error as { status?: number }).status !== 400) throw error
      return upsert.call(adapter, args)
    }
  }
}
