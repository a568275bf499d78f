import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined
const tokenInAddress = (): string => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''

/**
 * The token of the link that was opened, read from behind the #, which no server log ever sees; it leaves the page only
 * in the POST. Undefined on the server, empty when the address has none.
 */
export const useLinkToken = (): string | undefined =>
  useSyncExternalStore<string | undefined>(subscribeToNothing, tokenInAddress, () => undefined)
