import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

/** A page's query variant is prerendered under a path of its own: half a static page's speed, not a twentieth. */
const variant = (source, key, destination) => ({
  source,
  has: [{ type: 'query', key, value: `(?<${key}>[^/]+)` }],
  destination: `${destination}/:${key}`,
})

const rewrites = async () => ({
  beforeFiles: [
    variant('/categoryMatch', 'id', '/categoryMatch'),
    variant('/news', 'page', '/news/page'),
    variant('/trainings', 'category', '/trainings'),
    { source: '/sitemap.xml', destination: '/feeds/sitemap' },
    { source: '/robots.txt', destination: '/feeds/robots' },
    { source: '/manifest.webmanifest', destination: '/feeds/manifest' },
  ],
  afterFiles: [],
  fallback: [],
})

/** @type {import('next').NextConfig} */
const config = {
  output: 'standalone',
  outputFileTracingRoot: path.dirname(fileURLToPath(import.meta.url)),
  poweredByHeader: false,
  // Types are `npm run check`'s: a build must not stop on a test's type, nor take twenty seconds longer.
  typescript: { ignoreBuildErrors: true },
  // Equal to the pages' revalidate: with the default, a returning browser shows its old copy once after an edit.
  expireTime: 300,
  experimental: { authInterrupts: true },
  images: { unoptimized: true },
  rewrites,
}

const merged = withPayload(config, { devBundleServerPackages: false })

/** withPayload sends its client hints everywhere; on public pages they make Chromium fetch each document twice. */
const headers = async () => {
  const rules = await merged.headers()
  return rules.map((rule) => (rule.source === '/:path*' ? { ...rule, source: '/admin/:path*' } : rule))
}

export default { ...merged, headers, poweredByHeader: false }
