import type { Metadata, Viewport } from 'next'
import { publicReads } from '@/app/_lib/public-reads'

/** The default metadata of every page. */
export async function siteMetadata(): Promise<Metadata> {
  const { name, shortName, crest } = await publicReads.club()
  return {
    title: { default: name, template: `%s | ${shortName}` },
    applicationName: shortName,
    manifest: '/manifest.webmanifest',
    icons: {
      icon: crest
        ? [{ url: crest.src, type: 'image/webp' }]
        : [
            { url: '/favicon.ico', sizes: '32x32' },
            { url: '/icon.svg', type: 'image/svg+xml' },
          ],
      apple: '/apple-touch-icon.png',
    },
  }
}

export const siteViewport: Viewport = {
  themeColor: '#0c1f17',
  colorScheme: 'light dark',
}
