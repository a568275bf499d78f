import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

/** @type {import('next').NextConfig} */
const config = {
  output: 'standalone',
  outputFileTracingRoot: path.dirname(fileURLToPath(import.meta.url)),
  poweredByHeader: false,
  // Equal to the pages' revalidate: with the default, a returning browser shows its old copy once after an edit.
  expireTime: 300,
  experimental: { authInterrupts: true },
  images: { unoptimized: true },
}

const merged = withPayload(config, { devBundleServerPackages: false })

/** withPayload sends its client hints everywhere; on public pages they make Chromium fetch each document twice. */
const headers = async () => {
  const rules = await merged.headers()
  return rules.map((rule) => (rule.source === '/:path*' ? { ...rule, source: '/admin/:path*' } : rule))
}

export default { ...merged, headers, poweredByHeader: false }
