import type { BrowserContext } from '@playwright/test'
import { Visitor } from './http'
import { PASSWORD, people, type Person } from './people'

/**
 * The last session of each person on a site: an account is signed in on ten devices at most, and a long test would lose
 * its session to ten tests that sign in beside it.
 */
const sessions = new Map<string, Visitor>()

const isOpen = async (visitor: Visitor): Promise<boolean> =>
  'user' in (await visitor.json<object>('/api/auth/session')).body

function copyOf({ site, cookies }: Visitor): Visitor {
  const visitor = new Visitor(site)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return visitor
}

/** One of the club's people, or somebody a test has made, by their e-mail. */
export type Who = Person | { email: string }

const emailOf = (who: Who): string => (typeof who === 'string' ? people[who] : who).email
const keyOf = (site: string, who: Who): string => `${site} ${emailOf(who)}`

async function signIn(site: string, email: string): Promise<Visitor> {
  const visitor = new Visitor(site)
  const { body } = await visitor.json<{ csrfToken: string }>('/api/auth/csrf')
  const form = new URLSearchParams({ csrfToken: body.csrfToken, email, password: PASSWORD, json: 'true' })
  const response = await visitor.request('/api/auth/callback/credentials', { method: 'POST', body: form })
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status}`)
  return visitor
}

/** The person's own HTTP client, signed in as the browser does it, once for each site. */
export async function signedIn(site: string, who: Who): Promise<Visitor> {
  const key = keyOf(site, who)
  const known = sessions.get(key)
  if (known && (await isOpen(known).catch(() => false))) return copyOf(known)
  const visitor = await signIn(site, emailOf(who))
  sessions.set(key, copyOf(visitor))
  return visitor
}

/**
 * Gives a browser the session of a person, without the sign-in form, which has its own tests. A test of many minutes takes
 * a new one (`anew`): the oldest of ten is the first to be ended.
 */
export async function enterAs(
  context: BrowserContext,
  site: string,
  who: Who,
  { anew = false } = {},
): Promise<Visitor> {
  if (anew) sessions.delete(keyOf(site, who))
  const visitor = await signedIn(site, who)
  await context.addCookies(
    [...visitor.cookies].map(([name, value]) => ({ name, value: decodeURIComponent(value), url: site })),
  )
  return visitor
}
