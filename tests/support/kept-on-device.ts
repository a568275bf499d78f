import type { Page } from '@playwright/test'

/** The addresses of everything the service worker keeps of a person's pages. */
export const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept-pages:'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })

/** Everything of the browser's database of work that waits, as text. */
export const waitingIn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('unsent-work')
        request.onupgradeneeded = () => void request.result.createObjectStore('work')
        request.onsuccess = () => {
          const db = request.result
          const all = db.transaction('work').objectStore('work')
          const values = all.getAll()
          values.onsuccess = () => {
            db.close()
            resolve(JSON.stringify(values.result))
          }
        }
        request.onerror = () => resolve('')
      }),
  )
