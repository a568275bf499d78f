/** How long a draft is kept on the device. */
const DRAFT_TTL_MS = 72 * 60 * 60_000
const PREFIX = 'draft:'

interface Kept {
  at: number
  value: unknown
}

/** The storage of an owner's drafts; undefined when the browser refuses it (private mode). */
const storeOf = (owner: string): Storage | undefined => {
  try {
    // A visitor may be at a shared computer: their draft ends with the tab.
    return owner === VISITOR ? window.sessionStorage : window.localStorage
  } catch {
    return undefined
  }
}

/** The owner of drafts of somebody who is not signed in. */
export const VISITOR = 'visitor'

/** The storage key of a draft: its owner, the page (this one) and the form on it. */
export const draftKey = (
  owner: string,
  form: string,
  page = `${window.location.pathname}${window.location.search}`,
): string => `${PREFIX}${owner}:${page}:${form}`

/** The keys of one person's drafts of a page whose form name begins with this one. */
export const draftKeys = (owner: string, form: string, page: string): string[] =>
  Object.keys(storeOf(owner) ?? {}).filter((key) => key.startsWith(draftKey(owner, form, page)))

const ownerIn = (key: string): string => key.slice(PREFIX.length).split(':')[0] ?? ''

const parsed = (text: string | null): Kept | undefined => {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null
    return kept && typeof kept.at === 'number' ? (kept as Kept) : undefined
  } catch {
    return undefined
  }
}

/** The draft under this key; undefined when there is none, or it is older than 72 hours. */
export const readDraft = (key: string): unknown => {
  const store = storeOf(ownerIn(key))
  const kept = parsed(store?.getItem(key) ?? null)
  if (kept && Date.now() - kept.at < DRAFT_TTL_MS) return kept.value
  store?.removeItem(key)
  return undefined
}

/** Stores a draft; fails silently when the browser has no room. Never to be called with a password. */
export const keepDraft = (key: string, value: unknown): void => {
  try {
    storeOf(ownerIn(key))?.setItem(key, JSON.stringify({ at: Date.now(), value } satisfies Kept))
  } catch {
    // Without storage there is no draft.
  }
}

/** Removes one draft. */
export const dropDraft = (key: string): void => storeOf(ownerIn(key))?.removeItem(key)

/** Whether this device has a draft of this page by anybody who was signed in. */
export const hasDraftFor = (page: string): boolean =>
  Object.keys(storeOf('') ?? {}).some((key) => key.startsWith(PREFIX) && key.includes(`:${page}:`))

/** Removes every draft on this device (at the sign-out), or only those `older` than 72 hours (at each visit). */
export const clearDrafts = (older?: 'older'): void => {
  for (const store of [storeOf(VISITOR), storeOf('')])
    for (const key of store ? Object.keys(store) : []) {
      if (!key.startsWith(PREFIX)) continue
      const kept = older && parsed(store!.getItem(key))
      if (!kept || Date.now() - kept.at >= DRAFT_TTL_MS) store!.removeItem(key)
    }
}
