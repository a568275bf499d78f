import { noResponse, refusalOf } from './api.client'

/** The name under which a response wants to be saved (lib/disposition); „subor“ without one. */
const nameOf = ({ headers }: Response): string => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('Content-Disposition') ?? '') ?? []
  return encoded ? decodeURIComponent(encoded) : 'subor'
}

/** How long the browser may take to begin reading what it saves. */
const KEPT_MS = 60_000

/**
 * Loads a file of this site and lets the browser save it. Throws an ApiError when there is none or the connection breaks: a
 * download of the browser's own would fail without saying why.
 */
export async function download(address: string): Promise<void> {
  const broken = (): never => {
    throw noResponse()
  }
  const response = await fetch(address, { cache: 'no-store' }).catch(broken)
  if (!response.ok) throw await refusalOf(response)
  const url = URL.createObjectURL(await response.blob().catch(broken))
  Object.assign(document.createElement('a'), { download: nameOf(response), href: url }).click()
  window.setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
