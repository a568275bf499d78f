import { APIError } from 'payload'

/** One thing that is wrong, and the field it is wrong in. */
export interface Problem {
  message: string
  field?: string
}

/** A refusal the caller can act on: becomes `{ errors: [...] }` with the status, whichever door it came through. */
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

/** 429 or 503: not now, but again after so many seconds. */
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
 * Whether an error is such a refusal, whichever copy of the class made it: a production build holds the code of
 * hooks and that of the door in two bundles, each with classes of its own.
 */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'problems' in error && Array.isArray(error.problems) && 'status' in error

/** 404: it is not there, or not in the caller's scope; the two are never told apart. */
export const notFound = (message = 'Záznam už neexistuje.'): Refusal => new Refusal(404, { message })

/** 403: signed in, but without the right. */
export const forbidden = (message = 'Túto akciu nemôžete vykonať, nemáte na ňu oprávnenie.'): Refusal =>
  new Refusal(403, { message })

/** 400: what was sent is wrong in this field. */
export const invalid = (message: string, field?: string): Refusal => new Refusal(400, { message, field })

/** 409: somebody else changed it meanwhile; `current` is what stands now. */
export const conflict = (message: string, current?: object): Refusal =>
  new Refusal(409, { message }, current ? { current } : {})
