import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { answers } from './answers'
import { type ProcessEvents, type ProcessOptions, Processes } from './processes'

/** The key under which the adapter of a running site holds its Processes. */
export const PROCESSES = Symbol.for('akademia.mongodbProcesses')

/** The processes of the site, while this one serves it; undefined in scripts and tests. */
export const processesOf = (adapter: object): Processes | undefined =>
  (adapter as { [PROCESSES]?: Processes })[PROCESSES]

/** Registers this process as one that serves the site (`Processes.join`). */
export async function joinProcesses(
  adapter: MongooseAdapter,
  options: Pick<ProcessOptions, 'shares' | 'settings'>,
  events: ProcessEvents,
): Promise<Processes> {
  const isReachable = () => answers(adapter)
  const processes = new Processes(adapter.connection, { ...options, isReachable }, events)
  await processes.join()
  Object.assign(adapter, { [PROCESSES]: processes })
  return processes
}
