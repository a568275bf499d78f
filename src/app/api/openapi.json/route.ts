import { openApi } from '@/app/_lib/openapi'

export const dynamic = 'force-static'

/** The OpenAPI document. */
export const GET = (): Response => Response.json(openApi())
