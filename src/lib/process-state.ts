/** Something this process keeps between requests: counts of a limit, a cache, a queue, what is being done now. */
interface ProcessState {
  name: string
  /** How many things are kept now; none in a process that has just started. */
  size: () => number
  /** Forgets them. What is under way is not ended by it. */
  forget: () => void
}

/** On globalThis: a production build holds this module in several bundles, and each registers what it keeps itself. */
const shared = globalThis as typeof globalThis & { akademiaStates?: ProcessState[] }
const states = (shared.akademiaStates ??= [])

/**
 * Registers what a module keeps between requests, so that the process can forget it when another database takes the place of
 * the one it was read from. Everything of that kind is registered (tests/unit/process-state.test.ts).
 */
export const keepState = (state: ProcessState): void => void states.push(state)

/** Registers a cache, map or set that a module keeps between requests, and returns it. */
export function kept<Collection extends { readonly size: number; clear: () => void }>(
  name: string,
  collection: Collection,
): Collection {
  keepState({ name, size: () => collection.size, forget: () => collection.clear() })
  return collection
}

/** One value that a module keeps between requests; undefined until it is set, and when it was forgotten. */
export function keptValue<Value>(name: string): { current: Value | undefined } {
  const value: { current: Value | undefined } = { current: undefined }
  keepState({
    name,
    size: () => Number(value.current !== undefined),
    forget: () => (value.current = undefined),
  })
  return value
}

/** Forgets everything this process keeps between requests. */
export const forgetProcessState = (): void => states.forEach(({ forget }) => forget())

/** What this process keeps now and how many of it, by name. */
export const processState = (): { name: string; size: number }[] =>
  states.map(({ name, size }) => ({ name, size: size() })).filter(({ size }) => size > 0)
