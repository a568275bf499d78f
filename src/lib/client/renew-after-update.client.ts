const KEY = 'renewed-at'
/** A page that does not find its parts is loaded again at most this often. */
const AT_MOST_MS = 60_000

/** The address of the script an error could not load; undefined for any other error. */
const missingScript = (error: unknown): string | undefined =>
  error instanceof Error && error.name === 'ChunkLoadError'
    ? /(?:https?:\/\/[^\s/]+)?\/_next\/static\/[^\s"')]+/.exec(error.message)?.[0]
    : undefined

/** A password is kept nowhere: a page in which one is typed is never loaded again by itself. */
const hasPassword = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=password]')].some(({ value }) => value !== '')

/**
 * After an error of a part that is loaded later: when the server no longer has its script, a new version of the site was
 * started, and the page is loaded again. What was typed is in the drafts, marks of a sheet are stored. Does nothing
 * without signal.
 */
async function renewAfterUpdate(error: unknown): Promise<void> {
  const script = missingScript(error)
  if (!script || hasPassword()) return
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < AT_MOST_MS) return
    const { status } = await fetch(script, { method: 'HEAD', cache: 'no-store' })
    if (status !== 404) return
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    return
  }
  window.location.reload()
}

/** Renews the page after an update from now on (`part-missing` of ui/lazy-boundary); the returned function ends it. */
export function watchUpdates(): () => void {
  const onMissing = (event: Event) => void renewAfterUpdate((event as CustomEvent<unknown>).detail)
  window.addEventListener('part-missing', onMissing)
  return () => window.removeEventListener('part-missing', onMissing)
}
