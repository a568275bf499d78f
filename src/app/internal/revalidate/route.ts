import { revalidateTag } from 'next/cache'
import { getPayload } from 'payload'
import { CACHE_TAGS, type CacheTag } from '@/lib/revalidate'
import { isInternal } from '@/lib/internal-key'
import config from '@payload-config'

const isTag = (value: unknown): value is CacheTag => CACHE_TAGS.some((tag) => tag === value)

/** Revalidates cache tags for callers outside of a request: the start of the server, jobs and scripts. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternal(request.headers)) return new Response(null, { status: 404 })
  const { tags } = (await request.json()) as { tags?: unknown }
  const valid = tags === 'all' ? CACHE_TAGS : Array.isArray(tags) ? tags.filter(isTag) : []
  for (const tag of valid) revalidateTag(tag, { expire: 0 })
  await getPayload({ config, cron: true })
  return Response.json({ revalidated: valid })
}
