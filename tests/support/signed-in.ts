import type { BrowserContext } from '@playwright/test'
import { Visitor } from './http'
import { PASSWORD, people, type Person } from './people'

/**
 * The session each person last began on a site: an account is signed in on ten devices at most, and a test that lasts
 * would lose its own to ten tests that sign in beside it.
 */
const begun = new Map<string, Visitor>()

const isOpen = async (visitor: Visitor): Promise<boolean> =>
  'user' in (await visitor.json<object>('/api/auth/session')).body

function copyOf({ site, cookies }: Visitor): Visitor {
  const visitor = new Visitor(site)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return visitor
}

async function signIn(site: string, person: Person): Promise<Visitor> {
  const visitor = new Visitor(site)
  const { body } = await visitor.json<{ csrfToken: string }>('/api/auth/csrf')
  const { email } = people[person]
  const form = new URLSearchParams({ csrfToken: body.csrfToken, email, password: PASSWORD, json: 'true' })
  const response = await visitor.request('/api/auth/callback/credentials', { method: 'POST', body: form })
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status}`)
  return visitor
}

/** The person's own HTTP client, signed in through the door the browser uses, once for each site. */
export async function signedIn(site: string, person: Person): Promise<Visitor> {
  const key = `${site} ${person}`
  const known = begun.get(key)
  if (known && (await isOpen(known).catch(() => false))) return copyOf(known)
  const visitor = await signIn(site, person)
  begun.set(key, copyOf(visitor))
  return visitor
}

/** Hands a browser the session of a person; what the sign-in form does is asked elsewhere. */
export async function enterAs(context: BrowserContext, site: string, person: Person): Promise<Visitor> {
  const visitor = await signedIn(site, person)
  await context.addCookies(
    [...visitor.cookies].map(([name, value]) => ({ name, value: decodeURIComponent(value), url: site })),
  )
  return visitor
}
