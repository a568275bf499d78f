import type { SavedMarks } from '../rules'

/** What the server has confirmed to one tab of a browser. */
export interface Confirmed {
  saved: SavedMarks
  /** Players whose mark was deleted. */
  deleted: readonly string[]
}

/** Tells other tabs that show the same sheet (`name`) what the server has confirmed, and hears it of them. */
export function sheetChannel(name: string, onConfirmed: (confirmed: Confirmed) => void) {
  if (!('BroadcastChannel' in window)) return { tell: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<Confirmed>) => onConfirmed(data)
  return { tell: (confirmed: Confirmed) => channel.postMessage(confirmed), close: () => channel.close() }
}
