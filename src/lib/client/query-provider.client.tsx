'use client'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from './api.client'
import { FreshPages } from './fresh-pages.client'
import { showError } from './show-error.client'
import { useSession } from './session.client'

/** How long a read is fresh, in milliseconds. */
const FRESH_MS = 5 * 60_000

const makeClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const sessionOver = error instanceof ApiError && error.status === 401
        if (sessionOver || query.state.data !== undefined) showError(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: FRESH_MS,
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
    },
  })

/** The data cache of the signed-in pages; emptied when somebody else signs in. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient)
  const { user } = useSession()
  const who = user?.id
  useEffect(() => (who ? () => void client.resetQueries() : undefined), [client, who])
  return (
    <QueryClientProvider client={client}>
      {children}
      <FreshPages />
    </QueryClientProvider>
  )
}
