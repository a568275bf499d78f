import { siteUrl } from '@/lib/env'

export const dynamic = 'force-dynamic'

const CLOSED = [
  '/admin',
  '/api/',
  '/auth/',
  '/cms/',
  '/login',
  '/signOut',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/answer',
  '/unsubscribe',
]

/** robots.txt: crawlers may read the public pages. */
export const GET = (): Response =>
  new Response(
    [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      `Sitemap: ${siteUrl()}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
