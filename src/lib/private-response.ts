/** Headers of responses that depend on the caller, or set a cookie. */
export const PRIVATE = { 'cache-control': 'private, no-cache, no-store', vary: 'cookie' }

/** Set-Cookie lines; undefined ones are left out. */
type Lines = (string | undefined)[]
const headersWith = (cookies: Lines, more: Record<string, string> = {}): Headers => {
  const headers = new Headers({ ...PRIVATE, ...more })
  for (const line of cookies) if (line) headers.append('set-cookie', line)
  return headers
}

/** A JSON response that is not cached. */
export const privateJson = (
  body: unknown,
  cookies: Lines = [],
  status = 200,
  more: Record<string, string> = {},
): Response => Response.json(body, { status, headers: headersWith(cookies, more) })

/** A redirect (303) that is not cached. */
export const privateRedirect = (location: string, cookies: Lines = []): Response =>
  new Response(null, { status: 303, headers: headersWith(cookies, { location }) })
