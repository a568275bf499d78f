import { useEffect, useSyncExternalStore } from 'react'
import { apiFetch } from './api.client'
import { store } from './store.client'

const waiting = store(0)

/** Asks again how many answers are waited for; call it after one was given. A lost signal keeps the last number. */
export const refreshWaiting = (): Promise<void> =>
  apiFetch<{ waiting?: number }>('/events/eventParticipants?size=1').then(
    (answer) => waiting.set(answer.waiting ?? 0),
    () => undefined,
  )

/** Takes over a number an answer of the server carried, without asking again. */
export const knowWaiting = (count: number): void => waiting.set(count)

/** The number on the badge, fetched when `on` becomes true and again on focus; 0 until it is known. */
export const useWaiting = (on: boolean): number => {
  useEffect(() => {
    if (!on) return
    const refresh = () => void refreshWaiting()
    refresh()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [on])
  const count = useSyncExternalStore(waiting.subscribe, waiting.get, () => 0)
  return on ? count : 0
}
