import { keepPreviousData, skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Address, ResponseOf } from '../call-types'
import { type ApiError, apiFetch } from './api.client'

/**
 * One read, cached for five minutes; a `fresh` one is read whenever it is shown. With `null` as its path nothing is read
 * yet. One that `keepsLast` has the last response until that of another path comes.
 */
export const useRead = <A extends Address<'GET'>>(
  path: A | null,
  { fresh = false, keepsLast = false } = {},
): UseQueryResult<ResponseOf<'GET', A>, ApiError> =>
  useQuery<ResponseOf<'GET', A>, ApiError>({
    queryKey: [path],
    queryFn: path === null ? skipToken : ({ signal }) => apiFetch(path, { signal }),
    ...(fresh && { staleTime: 0 }),
    ...(keepsLast && { placeholderData: keepPreviousData }),
  })
