import { adminOnly } from '@/app/_lib/admin-only'
import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'

export const GET = adminOnly(REST_GET(config))
export const POST = adminOnly(REST_POST(config))
export const PUT = adminOnly(REST_PUT(config))
export const PATCH = adminOnly(REST_PATCH(config))
export const DELETE = adminOnly(REST_DELETE(config))
export const OPTIONS = adminOnly(REST_OPTIONS(config))
