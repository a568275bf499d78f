import { keepPreviousData, skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Address, ResponseOf } from '../call-types'
import { type ApiError, apiFetch } from './api.client'
import { useHydrated } from './hydrated.client'

/**
 * One read, cached for five minutes; a `fresh` one is read whenever it is shown. With `null` as its path nothing is read
 * yet. One that `keepsLast` has the last response until that of another path comes. While the server's HTML is taken over it
 * has nothing, as on the server: another part of the page may have read the same before.
 */
export const useRead = <A extends Address<'GET'>>(
  path: A | null,
  { fresh = false, keepsLast = false } = {},
): UseQueryResult<ResponseOf<'GET', A>, ApiError> => {
  const asked = useHydrated() ? path : null
  return useQuery<ResponseOf<'GET', A>, ApiError>({
    queryKey: [asked],
    queryFn: asked === null ? skipToken : ({ signal }) => apiFetch(asked, { signal }),
    ...(fresh && { staleTime: 0 }),
    ...(keepsLast && { placeholderData: keepPreviousData }),
  })
}
