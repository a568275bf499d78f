import type { PayloadRequest } from 'payload'
import { albumBySlug, albumPage } from '@/features/gallery/queries'
import { hasArticle, newsPageCount } from '@/features/news/queries'
import { hasMatches, hasTrainings } from '@/features/fixtures/queries'
import { hasMatch } from '@/features/fixtures/match/queries'
import { ROUTES } from '@/lib/routes'
import { isPageNumber } from '@/lib/search-params'

/** The path parameters for every category and for the first one, to which next.config.mjs rewrites addresses without a query. */
const ALL = 'all'
const FIRST = 'first'

const PATHS = new Set<string>(Object.values(ROUTES).map(({ path }) => path))

/** Whether the page at `rest` (the path after its first part) with this query exists. */
type Exists = (req: PayloadRequest, rest: readonly string[], query: URLSearchParams) => Promise<boolean>

/** The values of a query key, empty ones left out. */
const valuesOf = (query: URLSearchParams, key: string): string[] => query.getAll(key).filter(Boolean)

async function every(
  values: readonly string[],
  holds: (value: string) => Promise<boolean>,
): Promise<boolean> {
  for (const value of values) if (!(await holds(value))) return false
  return true
}

const isNewsPage = async (req: PayloadRequest, page: string): Promise<boolean> =>
  page === '1' || (isPageNumber(page) && Number(page) <= (await newsPageCount(req)))

const news: Exists = async (req, rest, query) => {
  if (rest.length === 0) return every(valuesOf(query, 'page'), (page) => isNewsPage(req, page))
  if (rest.length === 2 && rest[0] === 'page') return isNewsPage(req, rest[1]!)
  return rest.length === 1 && hasArticle(req, rest[0]!)
}

const isGalleryPage = async (req: PayloadRequest, page: string): Promise<boolean> =>
  page === '1' || (isPageNumber(page) && (await albumPage(req, Number(page))).albums.length > 0)

const gallery: Exists = async (req, rest, query) => {
  const [slug, page] = rest
  const pages = valuesOf(query, 'page')
  if (slug === undefined) return every(pages, (one) => isGalleryPage(req, one))
  if (rest.length > 2) return false
  if (slug === 'page') return page !== undefined && isGalleryPage(req, page)
  const numbers = page === undefined ? [...pages, '1'] : [page]
  return every(
    numbers,
    async (one) => isPageNumber(one) && Boolean(await albumBySlug(req, slug, Number(one))),
  )
}

const trainings: Exists = async (req, rest, query) => {
  const ids = rest.length > 0 ? rest : valuesOf(query, 'category')
  return rest.length < 2 && every(ids, async (id) => id === ALL || hasTrainings(req, id))
}

const categoryMatch: Exists = async (req, rest, query) => {
  const [id, season] = rest
  const ids = id === undefined ? valuesOf(query, 'id') : [id]
  const seasons = rest.length > 0 ? rest.slice(1) : valuesOf(query, 'season')
  if (rest.length > 2 || season === '') return false
  for (const given of ids.length > 0 ? ids : [FIRST]) {
    const category = given === FIRST ? '' : given
    if (!(await hasMatches(req, category))) return false
    if (!(await every(seasons, (year) => hasMatches(req, category, year)))) return false
  }
  return true
}

const match: Exists = async (req, rest) => rest.length === 1 && hasMatch(req, rest[0]!)

const legal: Exists = async (_req, rest) => PATHS.has(`/legal/${rest.join('/')}`)

/** Public pages with parameters, by the first part of their path in lower case: Next's rewrites ignore case. */
const CHECKS: Readonly<Record<string, Exists>> = {
  gallery,
  news,
  trainings,
  categorymatch: categoryMatch,
  match,
  legal,
  // Only for the server itself, which sends the internal key (src/proxy.ts).
  refusal: async () => false,
}

/**
 * Whether an address of the public site names something the club does not have. It reads the database and not the cache:
 * for such an address nothing is rendered and nothing is stored.
 */
export async function isMissing(req: PayloadRequest, path: string, query: URLSearchParams): Promise<boolean> {
  const [, head = '', ...rest] = path.replace(/\/$/, '').split('/')
  const page = head.toLowerCase()
  return Object.hasOwn(CHECKS, page) && !(await CHECKS[page]!(req, rest, query))
}
