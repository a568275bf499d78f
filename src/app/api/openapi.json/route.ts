import { openApi } from '@/app/_lib/openapi'

export const dynamic = 'force-static'

/** The contract in OpenAPI's words, made of the same table the dispatcher serves. */
export const GET = (): Response => Response.json(openApi())
