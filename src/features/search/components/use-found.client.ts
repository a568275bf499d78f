import { useEffect, useState } from 'react'
import { apiFetch } from '@/lib/client/api.client'
import { LEAST } from '../rules'
import type { Found } from '../schema'

/** The server is asked when nothing was typed for so long. */
const PAUSE_MS = 250

interface Answer {
  /** What was looked for. */
  query: string
  found?: Found
  error?: string
}

/**
 * What the office's search finds for what is being typed. Nothing of it is kept but the last answer, which `isPending`
 * says to be of an earlier text: names and numbers of people do not stay in the memory of the page (`useRead` would keep
 * every one of them for minutes).
 */
export function useFound(query: string): Answer & { isPending: boolean } {
  const [answer, setAnswer] = useState<Answer>({ query: '' })
  const isSearched = query.length >= LEAST
  useEffect(() => {
    if (!isSearched) return
    const abort = new AbortController()
    const ask = async () => {
      try {
        const found = await apiFetch(`/search?query=${encodeURIComponent(query)}`, { signal: abort.signal })
        if (!abort.signal.aborted) setAnswer({ query, found })
      } catch (reason) {
        if (!abort.signal.aborted) setAnswer({ query, error: (reason as Error).message })
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, isSearched])
  if (!isSearched) return { query: '', isPending: false }
  return { ...answer, isPending: answer.query !== query }
}
