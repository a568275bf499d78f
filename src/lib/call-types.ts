// The contract's calls as types: what the browser may send to which address, and what comes back.
import type { PageView } from './schema'

/** The calls by their types; src/endpoints.ts adds them, so that `lib` need not import a feature. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled where the calls are listed
export interface Registered {}

/** The types of a call; a property for the compiler only, no value has it. */
export interface CallTypes<Method extends string, Path extends string, Sent, Response> {
  readonly types?: { method: Method; path: Path; sent: Sent; response: Response }
}

/** "/events/{id}" as the type of every address with some id in it. */
type AddressOf<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${AddressOf<After>}`
  : Path
type TypesOf<C> =
  C extends CallTypes<infer M, infer Path, infer Sent, infer Response>
    ? { method: M; address: AddressOf<Path>; sent: Sent; response: Response }
    : never
type Types = TypesOf<Registered extends { calls: infer C } ? C : never>

export type Method = Types['method']
type AddressAt<M, C = Types> = C extends { method: M; address: infer A extends string } ? A : never
/** Every address a method exists at, with or without a query. */
export type Address<M extends Method> = AddressAt<M> | `${AddressAt<M>}?${string}`

/** The addresses of rows that come back by `…/restore` when they were deleted. */
export type Restorable<A = AddressAt<'DELETE'>> = A extends string
  ? `${A}/restore` extends AddressAt<'POST'>
    ? A
    : never
  : never

/** The addresses of lists that are read page by page. */
export type PagedAddress<C = Types> = C extends {
  method: 'GET'
  address: infer A extends string
  response: { page: PageView }
}
  ? A
  : never

type WithoutQuery<A> = A extends `${infer Bare}?${string}` ? Bare : A
type Exact<M, A, C = Types> = C extends { method: M; address: infer Own }
  ? [Own, A] extends [A, Own]
    ? C
    : never
  : never
type Matching<M, A, C = Types> = C extends { method: M; address: infer Own }
  ? A extends Own
    ? C
    : never
  : never
/** The call at an address: the one written out ("/users/me") before one with an id in that place. */
type CallAt<M, A> = A extends string ? ([Exact<M, A>] extends [never] ? Matching<M, A> : Exact<M, A>) : never

/** The JSON body a call takes; nothing, or an empty object, where it takes none. */
export type SentTo<M extends Method, A extends string> =
  CallAt<M, WithoutQuery<A>> extends { sent: infer Sent }
    ? unknown extends Sent
      ? Record<string, never> | undefined
      : Sent
    : never
/** What a call returns when it worked. */
export type ResponseOf<M extends Method, A extends string> =
  CallAt<M, WithoutQuery<A>> extends { response: infer Response } ? Response : never
