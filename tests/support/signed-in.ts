import type { BrowserContext } from '@playwright/test'
import { Visitor } from './http'
import { PASSWORD, people, type Person } from './people'

/** The person's own HTTP client, signed in through the door the browser uses. */
export async function signedIn(site: string, person: Person): Promise<Visitor> {
  const visitor = new Visitor(site)
  const { body } = await visitor.json<{ csrfToken: string }>('/api/auth/csrf')
  const { email } = people[person]
  const form = new URLSearchParams({ csrfToken: body.csrfToken, email, password: PASSWORD, json: 'true' })
  const answer = await visitor.ask('/api/auth/callback/credentials', { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`)
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
