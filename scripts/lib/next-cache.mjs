// Where Next keeps prerendered pages and reads (`cacheHandler` of next.config.mjs): its own cache in memory, but an entry
// is dated by when its rendering began. Next dates by when it ended: a page begun before a write and done after its tags
// were renewed would count as new and stay for five minutes (decision 014).
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { LRUCache } from 'lru-cache'

/**
 * What is used here of Next's class, whose memory is private in its types; Next's version is pinned.
 * @typedef {number | false} Seconds
 * @typedef {{ lastModified: number, cacheControl?: { revalidate?: Seconds }, value?: { revalidate?: Seconds } | null }} Entry
 * @typedef {{ revalidate?: Seconds }} Context
 * @typedef {{ get(key: string, context: Context): Promise<Entry | null>, set(key: string, data: unknown, context: Context): Promise<void>, revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> }} Cache
 * @typedef {{ new (): Cache, memoryCache?: Map<string, Entry> }} CacheClass
 */

const imported = /** @type {{ default?: CacheClass }} */ (/** @type {unknown} */ (fileSystemCache))
// Bundled it is the class itself; loaded by Node it is the module that holds it.
const FileSystemCache = imported.default ?? /** @type {CacheClass} */ (imported)

/** Longer than any rendering takes; what begins and never ends (a missing page) is forgotten after it. */
const MAX_MS = 60_000
/** More keys than are rendered at once. */
const MAX_KEYS = 5_000

/** @typedef {LRUCache<string, { since: number, count: number }>} Begun For each key: when the oldest rendering under way began. */
const shared = /** @type {typeof globalThis & { akademiaBegun?: Begun }} */ (globalThis)
// Kept on the process: Next bundles this module into several of its parts.
shared.akademiaBegun ??= new LRUCache({ max: MAX_KEYS, ttl: MAX_MS })
const begun = shared.akademiaBegun

/** @param {string} key */
function begin(key) {
  const known = begun.get(key)
  if (known) known.count += 1
  // A millisecond earlier, so that a write in the same one counts as later.
  else begun.set(key, { since: Date.now() - 1, count: 1 })
}

/** Ends one rendering; returns when the oldest one for this key began, or now when none is known. @param {string} key */
function end(key) {
  const known = begun.get(key)
  if (!known) return Date.now()
  known.count -= 1
  if (known.count === 0) begun.delete(key)
  return known.since
}

/** Older than it may be: Next renders it anew, at once or after responding with it. @param {Entry} entry @param {Context} context */
function isStale({ lastModified, cacheControl, value }, { revalidate }) {
  const seconds = cacheControl?.revalidate ?? revalidate ?? value?.revalidate ?? 0
  return seconds !== false && Date.now() - lastModified > seconds * 1000
}

export default class DatedCache extends FileSystemCache {
  /** @param {string} key @param {Context} context */
  async get(key, context) {
    const kept = await super.get(key, context)
    // With several processes: another one may have written what this entry does not have.
    const isTrusted = kept && kept.lastModified >= (globalThis.akademiaRenewals?.oldest() ?? 0)
    const entry = isTrusted ? kept : null
    if (!entry || isStale(entry, context)) begin(key)
    return entry
  }

  /** Tells the other processes too; the response to the write waits for that (server.mjs). @param {string | string[]} tags @param {{ expire?: number }} [durations] */
  revalidateTag(tags, durations) {
    globalThis.akademiaRenewals?.publish([tags].flat())
    return super.revalidateTag(tags, durations)
  }

  /** @param {string} key @param {unknown} data @param {Context} context */
  async set(key, data, context) {
    const since = end(key)
    // Next stores it in memory before it waits for anything.
    const stored = super.set(key, data, context)
    const entry = FileSystemCache.memoryCache?.get(key)
    if (entry) entry.lastModified = Math.min(entry.lastModified, since)
    await stored
  }
}
