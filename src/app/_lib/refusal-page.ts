import { localUrl } from '@/lib/env'
import { INTERNAL_HEADER, internalKey } from '@/lib/internal-key'
import { ROUTES } from '@/lib/routes'

/** Pages of app/(site)/refusal that say more than „404“, by the address they stand in for. */
const OWN: Readonly<Record<string, string>> = {
  [ROUTES.userEdit.path]: 'user',
  [ROUTES.categoryEdit.path]: 'category',
  [ROUTES.eventEdit.path]: 'event',
}

/** The whole page that stands in for a refused one (scripts/lib/refusal.mjs), prerendered like any public page. */
export const refusalPage = (status: number, path: string): Promise<Response> => {
  const about = status === 403 ? 'forbidden' : (OWN[path] ?? 'missing')
  return fetch(`${localUrl()}/refusal/${about}`, { headers: { [INTERNAL_HEADER]: internalKey() } })
}
