import { localUrl } from '@/lib/env'
import { INTERNAL_HEADER, internalKey } from '@/lib/internal-key'
import { ROUTES } from '@/lib/routes'

/** Parameter of app/(site)/refusal for addresses that have a 404 page of their own. */
const OWN_PAGES: Readonly<Record<string, string>> = {
  [ROUTES.userEdit.path]: 'user',
  [ROUTES.categoryEdit.path]: 'category',
  [ROUTES.eventEdit.path]: 'event',
}

/** The page sent in place of a refused one (scripts/lib/refusal.mjs), prerendered like any public page. */
export const refusalPage = (status: number, path: string): Promise<Response> => {
  const about = status === 403 ? 'forbidden' : (OWN_PAGES[path] ?? 'missing')
  return fetch(`${localUrl()}/refusal/${about}`, { headers: { [INTERNAL_HEADER]: internalKey() } })
}
