import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { CallTypes } from './call-types'
import type { CSV } from './csv'
import type { PDF } from './pdf'
import type { CacheTag } from './revalidate'
import type { Who } from './who'
import type { XLSX } from './xlsx'

export interface CallInput<Query, Body> {
  /** The `{names}` of the path; each is a well-formed id unless the call says otherwise. */
  params: Record<string, string>
  query: Query
  body: Body
}

interface CallBase {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below /api, with `{id}` for what varies: "/events/eventPlayers/{id}". */
  path: string
  /** One English sentence for the OpenAPI document and docs/tables.md. */
  summary: string
  who: Who
}

/** One call of the contract, read by the dispatcher, the OpenAPI document, docs/tables.md and the fuzz tests. */
export interface Call<Query = unknown, Body = unknown, Response extends object = object> extends CallBase {
  /** Unknown keys are refused with 400. Without it the call takes no query. */
  query?: z.ZodType<Query>
  body?: z.ZodType<Body>
  /** Its body is a file that was read (the cells of a spreadsheet, the movements of a statement), so it may be large. */
  takesFile?: true
  response: z.ZodType<Response>
  /** For public reads that ignore the session: the response is cached under these tags and carries an ETag. */
  cache?: readonly CacheTag[]
  run: (req: PayloadRequest, input: CallInput<Query, Body>) => Promise<NoInfer<Response>>
}

type Media = 'image/svg+xml' | 'image/png' | 'application/zip' | typeof PDF | typeof XLSX | typeof CSV

/** One response of a raw call; with its JSON or the media types its file can have, if it has a body. */
export interface RawResponse {
  description: string
  json?: z.ZodType
  media?: Media | readonly Media[]
}

/**
 * A call that handles HTTP itself (the sign-in protocol, password links, pictures): it reads the request and builds the
 * response. `query`, `form` and `responses` document it for OpenAPI; the tests check every response against them.
 */
export interface RawCall extends CallBase {
  query?: z.ZodType
  /** A body sent as a form or as JSON, with the same keys; unknown keys are ignored. */
  form?: z.ZodType
  /** Whether the body is a form with one file in the field `file` (lib/upload-form.ts). */
  upload?: boolean
  /**
   * A write that pages of other origins may send: only a token in its address gives the right to it, and a cookie none.
   * Only for `who: 'public'`.
   */
  anyOrigin?: true
  responses: Record<number, RawResponse>
  respond: (req: PayloadRequest, request: Request, params: Record<string, string>) => Promise<Response>
}

export type AnyCall = Call | RawCall

/** Declares a call; exists so that the schemas' types flow into `run`, and with the path into the browser's client. */
export const call = <
  const Method extends CallBase['method'],
  const Path extends string,
  Query,
  Body,
  Sent,
  Response extends object,
>(
  definition: Call<Query, Body, Response> & { method: Method; path: Path; body?: z.ZodType<Body, Sent> },
): Call & CallTypes<Method, Path, Sent, Response> => definition as unknown as Call

type SuccessOf<Responses> = Responses extends { 200: { json: z.ZodType<infer Success> } } ? Success : unknown

/** Declares a raw call. */
export const rawCall = <
  const Method extends RawCall['method'],
  const Path extends string,
  Responses extends RawCall['responses'],
>(
  definition: RawCall & { method: Method; path: Path; responses: Responses },
): RawCall & CallTypes<Method, Path, object, SuccessOf<Responses>> => definition

/** Declares a public call of the sign-in protocol, below /auth. */
export const authCall = <
  const Method extends RawCall['method'],
  const Path extends string,
  Responses extends RawCall['responses'],
>(
  method: Method,
  path: Path,
  summary: string,
  respond: RawCall['respond'],
  more: Pick<RawCall, 'query' | 'form'> & { responses: Responses },
) => rawCall({ method, path: `/auth/${path}`, summary, who: 'public', respond, ...more })
