// What every page must know of work kept in unsent-work.client.ts, without loading that file.

/** The browser's database of work that the server does not have yet. */
export const UNSENT_DATABASE = 'unsent-work'
/** The key in `localStorage` that names whose work waits. */
export const UNSENT_MARK = 'unsent-work'
/** Whether work of this browser's person waits to be sent. */
export const hasUnsentWork = (): boolean => {
  try {
    return localStorage.getItem(UNSENT_MARK) !== null
  } catch {
    return false
  }
}

/** Removes all of it, whosever it is; tabs that have it open store nothing more (unsent-work.client.ts). */
export const dropUnsentWork = (): void => {
  try {
    indexedDB.deleteDatabase(UNSENT_DATABASE)
    localStorage.removeItem(UNSENT_MARK)
  } catch {
    // A browser without storage has kept nothing.
  }
}
