import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined
const tokenInAddress = (): string => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''

/** The token behind the # of the page's address, which no server log holds; undefined on the server, '' when there is none. */
export const useLinkToken = (): string | undefined =>
  useSyncExternalStore<string | undefined>(subscribeToNothing, tokenInAddress, () => undefined)
