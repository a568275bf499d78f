import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

/** What the site's own server (scripts/lib) imports besides Next: the standalone folder must hold it, too. */
const SERVER_PACKAGES = [
  'lru-cache',
  // Loaded with CACHE_URL only (renewals.mjs), with what it needs itself.
  'ioredis',
  '@ioredis/commands',
  'cluster-key-slot',
  'debug',
  'denque',
  'ms',
  'redis-errors',
  'standard-as-callback',
]

/** What the threads that read tables import (scripts/lib/read-csv.mjs, read-workbook.mjs), with what that needs itself. */
const THREAD_PACKAGES = [
  'papaparse',
  'read-excel-file',
  'fflate',
  'saxen',
  'unzipper-esm',
  'graceful-fs',
  'node-int64',
  'worker-f',
]

/** @typedef {{ source: string, destination: string, has?: { type: 'query', key: string, value: string }[] }} Rewrite */

/**
 * A page's query variants are prerendered under paths of their own: half a static page's speed, not a twentieth.
 * The page without the query stands there too, under `bare`: the browser's router would otherwise take a page it
 * knows for every variant of it, and change the address without changing the page.
 * @param {string} source @param {string} key @param {string} destination @param {string} bare @returns {Rewrite[]}
 */
const variants = (source, key, destination, bare) => [
  {
    source,
    has: [{ type: 'query', key, value: `(?<${key}>[^/]+)` }],
    destination: `${destination}/:${key}`,
  },
  { source, destination: `${destination}/${bare}` },
]

/** A past season of a category, or of the first one, below the category's own path. @param {string} path @param {string} bare @returns {Rewrite[]} */
const seasons = (path, bare) => {
  const season = { type: /** @type {const} */ ('query'), key: 'season', value: '(?<season>[^/]+)' }
  const id = { type: /** @type {const} */ ('query'), key: 'id', value: '(?<id>[^/]+)' }
  return [
    { source: path, has: [id, season], destination: `${path}/:id/:season` },
    { source: path, has: [season], destination: `${path}/${bare}/:season` },
  ]
}

const rewrites = async () => ({
  beforeFiles: [
    ...seasons('/categoryMatch', 'first'),
    ...variants('/categoryMatch', 'id', '/categoryMatch', 'first'),
    ...variants('/news', 'page', '/news/page', '1'),
    ...variants('/gallery', 'page', '/gallery/page', '1'),
    ...variants('/gallery/:slug', 'page', '/gallery/:slug', '1'),
    ...variants('/trainings', 'category', '/trainings', 'all'),
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
  cacheHandler: path.join(path.dirname(fileURLToPath(import.meta.url)), 'scripts/lib/next-cache.mjs'),
  // Equal to the pages' revalidate: with the default, a returning browser shows its old copy once after an edit.
  expireTime: 300,
  // The data folder may stand below this one: nothing of it belongs into a build (scripts/lib/build.mjs looks again).
  outputFileTracingExcludes: { '*': ['./data/**', './.env*', './*.db*', './tests/**', './docs/**'] },
  outputFileTracingIncludes: {
    // The fonts of PDF files and pictures are opened by their path.
    '*': [
      ...[...SERVER_PACKAGES, ...THREAD_PACKAGES].map((name) => `./node_modules/${name}/**`),
      './src/lib/fonts/*.ttf',
    ],
  },
  // They read data files of their own beside their code.
  serverExternalPackages: ['pdfkit', 'fontkit'],
  experimental: {
    authInterrupts: true,
    globalNotFound: true,
    // Pages are kept in memory, which Next bounds (50 MB); on the disk they would stay for ever.
    isrFlushToDisk: false,
  },
  images: { unoptimized: true },
  // `npm run dev` is opened under either loopback name.
  allowedDevOrigins: ['127.0.0.1', 'localhost'],
  rewrites,
}

const merged = withPayload(config, { devBundleServerPackages: false })

const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
]

/** withPayload sends its client hints everywhere; on public pages they make Chromium fetch each document twice. */
const headers = async () => {
  const rules = (await merged.headers?.()) ?? []
  return [
    { source: '/:path*', headers: everywhere },
    // A browser asks for them anew whenever it looks for a newer one.
    { source: '/:worker(sw|sw-pages).js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    ...rules.map((rule) => (rule.source === '/:path*' ? { ...rule, source: '/admin/:path*' } : rule)),
  ]
}

export default { ...merged, headers, poweredByHeader: false }
