import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Address, ResponseOf } from '../call-types'
import { type ApiError, apiFetch } from './api.client'

/**
 * One read, cached for five minutes; a `fresh` one is read whenever it is shown. With `null` as its path nothing is read
 * yet.
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
