import fs from 'node:fs/promises'
import path from 'node:path'
import { defaultLoggerOptions, type Payload } from 'payload'
import { writeFigures } from '@/db/sqlite/adapter'
import { stopJobs } from '@/lib/jobs'
import { forgetProcessState } from '@/lib/process-state'
import { renewed } from './next-cache'

/** How long a suite that ends waits for its running jobs. */
const JOBS_END_MS = 5000

/** Ends the running jobs: they write into a database and a folder that are about to be replaced or removed. */
export const endJobs = (payload: Payload): Promise<void> => stopJobs(payload, JOBS_END_MS)

/** What tests/support/academy.ts boots. */
interface Emptied {
  payload: Payload
  empty: () => Promise<void>
}

/** Makes an academy, its process and everything a suite may have put in place of something as they were. */
export type GiveBack = () => Promise<void>

/** Puts the properties back that an object had, or only its functions, and removes others. */
function rememberProperties(object: object, onlyFunctions = false): () => void {
  const before = Object.entries(Object.getOwnPropertyDescriptors(object))
  const names = new Set(before.map(([name]) => name))
  const kept = before.filter(([, { value }]) => !onlyFunctions || typeof value === 'function')
  return () => {
    for (const name of Object.keys(object)) if (!names.has(name)) Reflect.deleteProperty(object, name)
    for (const [name, descriptor] of kept) {
      const now = Object.getOwnPropertyDescriptor(object, name)
      const isSame = now && now.value === descriptor.value && now.get === descriptor.get
      if (!isSame && (!now || now.configurable)) Object.defineProperty(object, name, descriptor)
    }
  }
}

/** Puts the entries back that a list had: hooks are added to lists. */
function rememberEntries(list: unknown[]): () => void {
  const before = [...list]
  return () => void list.splice(0, list.length, ...before)
}

/** Where suites put something of their own in place of what is there. */
const replaceable = (payload: Payload): object[] => [
  ...[payload, payload.logger, payload.jobs, payload.email],
  ...[console, process.stdout, process.stderr, defaultLoggerOptions, Date, Math, JSON, Error, process.env],
]

const hookLists = ({ collections, globals }: Payload): unknown[][] =>
  [...Object.values(collections).map(({ config }) => config), ...globals.config]
    .flatMap(({ hooks }) => Object.values(hooks ?? {}))
    .filter(Array.isArray)

async function emptyFolder(folder: string): Promise<void> {
  const names = (await fs.readdir(folder)).filter((name) => !name.startsWith('akademia.db'))
  await Promise.all(names.map((name) => fs.rm(path.join(folder, name), { recursive: true, force: true })))
}

/**
 * Notes how an academy and its process are now; what is returned makes them so again, with an empty database and no files:
 * rows, files, what modules keep (lib/process-state.ts), the environment, functions and hooks that were replaced.
 * tests/int/give-back.test.ts holds it to that.
 */
export function rememberState({ payload, empty }: Emptied): GiveBack {
  const folder = process.env.DATA_DIR!
  const figures = writeFigures(payload.db)
  const restores = [
    ...(figures ? [rememberProperties(figures)] : []),
    ...replaceable(payload).map((object) => rememberProperties(object)),
    // Its connections are made anew.
    rememberProperties(payload.db, true),
    ...hookLists(payload).map(rememberEntries),
  ]
  return async () => {
    await endJobs(payload)
    restores.forEach((restore) => restore())
    forgetProcessState()
    renewed.length = 0
    await empty()
    await emptyFolder(folder)
  }
}
