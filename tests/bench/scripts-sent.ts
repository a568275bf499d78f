import { gzipSync } from 'node:zlib'
import { ROUTES } from '@/lib/routes'
import type { Person } from '../support/people'
import type { Server } from './server'

const sizes = new Map<string, number>()

async function gzipped(server: Server, file: string): Promise<number> {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const bytes = Buffer.from(await (await fetch(server.url + file)).arrayBuffer())
  const size = gzipSync(bytes).length
  sizes.set(file, size)
  return size
}

const callerOf = (who: (typeof ROUTES)[keyof typeof ROUTES]['who']): Person | 'nobody' =>
  who === 'public'
    ? 'nobody'
    : who === 'signedIn' || (who as readonly string[]).includes('family')
      ? 'jakub'
      : (who as readonly string[]).includes('admin')
        ? 'maria'
        : 'lubos'

/** The scripts a page names, gzipped, in kB; those only for browsers without modules are left out. */
export async function scriptsOf(server: Server): Promise<[route: string, kB: number][]> {
  const found: [string, number][] = []
  for (const { path, who } of Object.values(ROUTES)) {
    if (path.includes('[')) continue
    const headers = { cookie: server.cookies[callerOf(who)] }
    const response = await fetch(`${server.url}${path}`, { headers, redirect: 'manual' })
    if (response.status !== 200) continue
    const html = await response.text()
    const tags = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)].filter(
      ([tag]) => !/nomodule/i.test(tag),
    )
    let sum = 0
    for (const file of new Set(tags.map(([, file]) => file!))) sum += await gzipped(server, file)
    found.push([path, sum / 1000])
  }
  return found
}
