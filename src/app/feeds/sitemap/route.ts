import { publicReads } from '@/app/_lib/public-reads'
import { siteUrl } from '@/lib/env'
import { href, ROUTES } from '@/lib/routes'

export const dynamic = 'force-dynamic'

const HIDDEN: readonly string[] = [
  ROUTES.login.path,
  ROUTES.signOut.path,
  ROUTES.forgotPassword.path,
  ROUTES.resetPassword.path,
  ROUTES.confirmEmail.path,
  ROUTES.answerByLink.path,
  ROUTES.unsubscribe.path,
  // The page of the first category; the categories' own addresses are listed.
  ROUTES.matches.path,
]
const xml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const entry = (path: string, changed?: string): string => {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<url><loc>${xml(siteUrl() + path)}</loc>${lastmod}</url>`
}

/** The sitemap of all public pages; rendered for each request, because the build does not know SITE_URL. */
export async function GET(): Promise<Response> {
  const [articles, albums, matches, categories, week] = await Promise.all([
    publicReads.articleAddresses(),
    publicReads.albumAddresses(),
    publicReads.matchAddresses(),
    publicReads.matchCategories(),
    publicReads.trainingWeek(),
  ])
  const paths = [
    ...Object.values(ROUTES)
      .filter(({ who, path }) => who === 'public' && !path.includes('[') && !HIDDEN.includes(path))
      .map(({ path }) => path),
    ...categories.map(({ id }) => href('matches', { id })),
    ...week.categories.map(({ id }) => href('trainings', { category: id })),
  ]
  const urls = [
    ...paths.map((path) => entry(path)),
    ...matches.map(({ id, changed }) => entry(href('match', { id }), changed)),
    ...articles.map(({ slug, changed }) => entry(href('article', { slug }), changed)),
    ...albums.map(({ slug, changed }) => entry(href('album', { slug }), changed)),
  ]
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
