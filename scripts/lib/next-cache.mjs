// @ts-check
// Where Next keeps prerendered pages and reads (`cacheHandler` of next.config.mjs): its own cache in memory, but dated by
// when a page was begun. Next dates by when it was done: a page that was begun before a write, and done after its tags
// were renewed, would pass for new and stay for five minutes.
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { LRUCache } from 'lru-cache'

/** @type {any} Next has no types for it (its version is pinned); bundled it is the class itself, loaded by Node it holds it. */
const given = fileSystemCache
const FileSystemCache = given.default ?? given

/** Longer than anything is made; what is begun and never done (a missing page) is forgotten after it. */
const LONGEST_MS = 60_000
/** More keys than are made at once. */
const MOST = 5_000

/** @typedef {LRUCache<string, { since: number, many: number }>} Begun When the oldest of those under way for a key was begun. */
const held = /** @type {typeof globalThis & { akademiaBegun?: Begun }} */ (globalThis)
// Kept on the process: Next bundles this module into several of its parts.
held.akademiaBegun ??= new LRUCache({ max: MOST, ttl: LONGEST_MS })
const begun = held.akademiaBegun

/** @param {string} key */
function begin(key) {
  const known = begun.get(key)
  if (known) known.many += 1
  // A millisecond earlier, so that a write in the same one counts as later.
  else begun.set(key, { since: Date.now() - 1, many: 1 })
}

/** When what is done now was begun, at the latest. @param {string} key */
function end(key) {
  const known = begun.get(key)
  if (!known) return Date.now()
  known.many -= 1
  if (known.many === 0) begun.delete(key)
  return known.since
}

/** Past its time: Next makes it anew, at once or behind the answer. @param {any} entry @param {any} context */
function isOld({ lastModified, cacheControl, value }, { revalidate }) {
  const seconds = cacheControl?.revalidate ?? revalidate ?? value?.revalidate ?? 0
  return seconds !== false && Date.now() - lastModified > seconds * 1000
}

export default class PageCache extends FileSystemCache {
  /** @param {string} key @param {any} context */
  async get(key, context) {
    const entry = await super.get(key, context)
    if (!entry || isOld(entry, context)) begin(key)
    return entry
  }

  /** @param {string} key @param {any} data @param {any} context */
  async set(key, data, context) {
    const since = end(key)
    // Stored in memory before the first wait in there.
    const stored = super.set(key, data, context)
    const entry = FileSystemCache.memoryCache?.get(key)
    if (entry) entry.lastModified = Math.min(entry.lastModified, since)
    await stored
  }
}
