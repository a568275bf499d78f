import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while the server's HTML is taken over (and on the server), true from then on and where there was none. What only
 * the browser knows is shown when it is true: a part that is taken over late must still say what the server said.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
