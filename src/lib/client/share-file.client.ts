/** A file the browser can save, and its name. */
export interface SharedFile {
  address: string
  name: string
  type: string
}

/** What became of sharing: `again` when the browser wants another tap, because loading took longer than a tap counts. */
export type Shared = 'shared' | 'closed' | 'again' | 'failed'

/** Whether this browser's share menu takes files of a type; false on the server. */
export const canShareFiles = (type: string): boolean =>
  typeof navigator !== 'undefined' &&
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([new Uint8Array(1)], 'x', { type })] })

const loaded = new Map<string, File>()

async function load({ address, name, type }: SharedFile): Promise<File> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status}`)
  return new File([await response.blob()], name, { type })
}

/** Loads the file and opens the device's share menu with it; never throws. A file that waits for another tap is kept. */
export async function shareFile(shared: SharedFile): Promise<Shared> {
  const waiting = loaded.get(shared.address)
  loaded.delete(shared.address)
  const file = waiting ?? (await load(shared).catch(() => undefined))
  if (!file) return 'failed'
  try {
    await navigator.share({ files: [file] })
    return 'shared'
  } catch (error) {
    const { name } = error as Error
    if (name === 'AbortError') return 'closed'
    if (name !== 'NotAllowedError' || waiting) return 'failed'
    loaded.set(shared.address, file)
    return 'again'
  }
}
