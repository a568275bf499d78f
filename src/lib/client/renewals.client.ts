const listeners = new Set<(paths: readonly string[]) => void>()

/** Says that reads whose path begins with one of these are out of date. */
export const renewReads = (paths: readonly string[]): void => listeners.forEach((listener) => listener(paths))

/** Hears of every such renewal until the returned function is called. */
export const onRenewReads = (listener: (paths: readonly string[]) => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
