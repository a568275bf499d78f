import type { Address, Method, ResponseOf, SentTo } from '../call-types'
import type { Problem } from '../errors'

/** The failure of an `/api` call. `status` is 0 when no response came, or not all of it. */
export class ApiError extends Error {
  readonly status: number
  readonly problems: Problem[]
  /** The response's body, e.g. with `current` of a conflict. */
  readonly body: Record<string, unknown>

  constructor(status: number, problems: Problem[], body: Record<string, unknown> = {}) {
    super(problems[0]?.message ?? '')
    this.status = status
    this.problems = problems
    this.body = body
  }
}

const OFFLINE = 'Ste bez signálu alebo server neodpovedá. Skúste to znova.'
const NO_SESSION = 'Boli ste odhlásení. Prihláste sa, prosím, znova.'
const UNCLEAR = 'Server teraz neodpovedal tak, ako mal. Skúste to o chvíľu znova.'

/** The problems of an error response; one general sentence when it has another shape than the contract's. */
const problemsIn = (status: number, body: Record<string, unknown>): Problem[] => {
  const errors = Array.isArray(body.errors) ? (body.errors as Problem[]) : []
  const problems = errors.filter((problem) => typeof problem?.message === 'string')
  if (problems.length > 0) return problems
  return [{ message: status === 401 ? NO_SESSION : UNCLEAR }]
}

/** The error when no response came, or not all of it. */
export const noResponse = (): ApiError => new ApiError(0, [{ message: OFFLINE }])

/** The error that a refusing response says. */
export const refusalOf = async (response: Response): Promise<ApiError> => {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>
  return new ApiError(response.status, problemsIn(response.status, body), body)
}

export interface ApiInit<M extends Method, A extends string> {
  method?: M
  /** Sent as JSON, except FormData. */
  body?: SentTo<M, A>
  signal?: AbortSignal
  headers?: Record<string, string>
}

/**
 * Makes a call ("/events" is `/api/events`) and returns its JSON, typed by the call's schemas. Throws an ApiError, or the
 * signal's reason when it was aborted.
 */
export const apiFetch = async <A extends Address<M>, M extends Method = 'GET'>(
  path: A,
  init: ApiInit<M, A> = {},
): Promise<ResponseOf<M, A>> => {
  const { method = 'GET', signal, headers } = init
  const body: unknown = init.body
  const form = body instanceof FormData
  const failed = (reason: unknown): never => {
    if (signal?.aborted) throw reason
    throw noResponse()
  }
  const sent = await fetch(`/api${path}`, {
    method,
    signal,
    cache: 'no-store',
    headers: {
      Accept: 'application/json',
      ...(body && !form ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : form ? body : JSON.stringify(body),
  }).catch(failed)
  // What is no JSON has come whole, from somebody else than the server; any other failure is a connection that broke.
  const result = (await sent
    .json()
    .catch((reason: unknown) => (reason instanceof SyntaxError ? null : failed(reason)))) as Record<
    string,
    unknown
  > | null
  if (!sent.ok) throw new ApiError(sent.status, problemsIn(sent.status, result ?? {}), result ?? {})
  if (result === null) throw new ApiError(sent.status, [{ message: UNCLEAR }])
  return result as ResponseOf<M, A>
}
