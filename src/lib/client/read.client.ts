import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type ApiError, apiFetch } from './api.client'

/** One read of the contract, kept for five minutes; `null` waits (nothing is asked until there is a path). */
export const useRead = <Result>(path: string | null): UseQueryResult<Result, ApiError> =>
  useQuery<Result, ApiError>({
    queryKey: [path],
    queryFn: ({ signal }) => apiFetch<Result>(path ?? '', { signal }),
    enabled: path !== null,
  })
