import { APIError } from 'payload'

/** One thing that is wrong, and the field it is wrong in. */
export interface Problem {
  message: string
  field?: string
  /** Set in the browser: „lost“ when nobody knows whether it was done, „unread“ when nothing was to be saved. */
  why?: 'lost' | 'unread'
}

/** An error the caller can act on: sent as `{ errors: [...] }` with its status by every route. */
export class Refusal extends APIError {
  readonly problems: Problem[]
  /** Further keys of the response's body, e.g. the current row of a conflict. */
  readonly extra: Record<string, unknown>
  /** Headers of the response. */
  readonly headers: Record<string, string> = {}

  constructor(status: number, problems: Problem | Problem[], extra: Record<string, unknown> = {}) {
    const list = Array.isArray(problems) ? problems : [problems]
    super(list[0]?.message ?? '', status, null, true)
    this.problems = list
    this.extra = extra
  }
}

/** The message of a 503 for whoever waited too long for other writers. */
export const BUSY = 'Práve sa ukladá veľa zmien. Skúste to o chvíľu znova.'

/** The message of a 400 for a filter of Payload's own REST that is none, or compares a column with what it cannot hold. */
export const UNUSABLE_FILTER = 'Filter v\u00a0adrese nie je platný.'

/** 429 or 503; `retryAfter` in seconds, also sent as Retry-After. */
export class TryLater extends Refusal {
  override readonly headers: Record<string, string>

  constructor(
    status: 429 | 503,
    message: string,
    readonly retryAfter: number,
  ) {
    super(status, { message })
    this.headers = { 'retry-after': String(retryAfter) }
  }
}

/**
 * Whether an error is a Refusal; by shape, because a production build has hooks and routes in two bundles, each with its
 * own copy of the class.
 */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'problems' in error && Array.isArray(error.problems) && 'status' in error

/** 404: the row does not exist, or the caller may not read it; the response does not say which. */
export const notFound = (message = 'Záznam už neexistuje.'): Refusal => new Refusal(404, { message })

/** 409: a row that was chosen has been deleted since it was shown. */
export const missingReference = (): Refusal =>
  new Refusal(409, { message: 'Niektorý z vybraných záznamov už neexistuje. Načítajte stránku znova.' })

/** 403: signed in, but not allowed. */
export const forbidden = (message = 'Túto akciu nemôžete vykonať, nemáte na ňu oprávnenie.'): Refusal =>
  new Refusal(403, { message })

/** 400: the value of this field is wrong. */
export const invalid = (message: string, field?: string): Refusal => new Refusal(400, { message, field })

/** 409: somebody else changed it meanwhile; `current` is the row as it is now. */
export const conflict = (message: string, current?: object): Refusal =>
  new Refusal(409, { message }, current ? { current } : {})
