import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser believes it has a connection; true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Seconds before each time the server is asked: browsers say that they are online a moment before the network answers. */
const PAUSES = [1, 2, 4, 8, 16]

const serverAnswers = async (): Promise<boolean> => {
  for (const pause of PAUSES) {
    await new Promise((done) => setTimeout(done, pause * 1000))
    const answer = await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
    if (answer) return true
  }
  return false
}

/** Acts once, when the signal is back and the server answers; returns how to give that up. */
export const onceReachable = (act: () => void): (() => void) => {
  let isStopped = false
  const onSignal = () =>
    void serverAnswers().then((answers) => {
      if (isStopped) return
      if (answers) act()
      else listen()
    })
  const listen = () => window.addEventListener('online', onSignal, { once: true })
  listen()
  return () => {
    isStopped = true
    window.removeEventListener('online', onSignal)
  }
}
