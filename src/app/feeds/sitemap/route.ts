import { publicReads } from '@/app/_lib/public-reads'
import { NEWS_MAX_LIMIT } from '@/features/news/rules'
import { siteUrl } from '@/lib/env'
import { href, ROUTES } from '@/lib/routes'

export const dynamic = 'force-dynamic'

const HIDDEN: readonly string[] = [
  ROUTES.login.path,
  ROUTES.signOut.path,
  ROUTES.forgotPassword.path,
  ROUTES.resetPassword.path,
]
const xml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Every public address a search engine should know; the site's origin is read when asked, not when built. */
export async function GET(): Promise<Response> {
  const [news, categories] = [await publicReads.news(NEWS_MAX_LIMIT), await publicReads.matchCategories()]
  const pages = Object.values(ROUTES)
    .filter(({ who, path }) => who === 'public' && !path.includes('[') && !HIDDEN.includes(path))
    .map(({ path }) => ({ path, changed: '' }))
  const articles = news.articles.map(({ slug, publishedAt }) => ({
    path: href('article', { slug }),
    changed: publishedAt,
  }))
  const matches = categories.map(({ id }) => ({ path: href('matches', { id }), changed: '' }))
  const urls = [...pages, ...matches, ...articles].map(({ path, changed }) => {
    const lastmod = changed && `<lastmod>${changed}</lastmod>`
    return `<url><loc>${xml(siteUrl() + path)}</loc>${lastmod}</url>`
  })
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
