import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Address, ResponseOf } from '../call-types'
import { type ApiError, apiFetch } from './api.client'

/**
 * One read of the contract, kept for five minutes, a `fresh` one asked for whenever it is shown; `null` waits (nothing
 * is asked until there is a path).
 */
export const useRead = <A extends Address<'GET'>>(
  path: A | null,
  { fresh = false } = {},
): UseQueryResult<ResponseOf<'GET', A>, ApiError> =>
  useQuery<ResponseOf<'GET', A>, ApiError>({
    queryKey: [path],
    queryFn: path === null ? skipToken : ({ signal }) => apiFetch(path, { signal }),
    ...(fresh && { staleTime: 0 }),
  })
