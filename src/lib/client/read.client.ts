import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type ApiError, apiFetch } from './api.client'

/** One read of the contract, kept for five minutes; `null` waits (nothing is asked until there is a path). */
export const useRead = <Answer>(path: string | null): UseQueryResult<Answer, ApiError> =>
  useQuery<Answer, ApiError>({
    queryKey: [path],
    queryFn: ({ signal }) => apiFetch<Answer>(path ?? '', { signal }),
    enabled: path !== null,
  })
