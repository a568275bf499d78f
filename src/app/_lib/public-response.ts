import type { Call } from '@/lib/contract'
import { etagOf, matchesEtag } from '@/lib/etag'
import { kept } from '@/lib/process-state'
import { cached } from './cached'

type Read = (params: string, query: string) => Promise<{ text: string; etag: string }>
const reads = kept('public reads', new Map<Call, Read>())

/** A call behind the cache, created once; the cache holds the JSON text and its ETag. */
const readOf = (call: Call): Read => {
  const known = reads.get(call)
  if (known) return known
  const read: Read = cached(
    `api ${call.path}`,
    call.cache ?? [],
    async (req, params: string, query: string) => {
      const input = { params: JSON.parse(params), query: JSON.parse(query), body: undefined }
      const text = JSON.stringify(await call.run(req, input))
      return { text, etag: etagOf(text) }
    },
  )
  reads.set(call, read)
  return read
}

/** The response of a public read, without reading the session; browsers revalidate each time and mostly get a 304. */
export async function publicResponse(
  call: Call,
  params: Record<string, string>,
  query: unknown,
  headers: Headers,
): Promise<Response> {
  const { text, etag } = await readOf(call)(JSON.stringify(params), JSON.stringify(query ?? {}))
  const common = {
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
    'x-content-type-options': 'nosniff',
  }
  if (matchesEtag(headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: common })
  return new Response(text, { headers: { ...common, 'content-type': 'application/json' } })
}
