import '@/ui/styles/tokens.css'
import '@/ui/styles/base.css'
import '@/ui/styles/layout.css'
import '@/ui/styles/toast.css'
import type { Metadata, Viewport } from 'next'
import type { CSSProperties, ReactNode } from 'react'
import { publicReads } from '@/app/_lib/public-reads'
import { clubColours } from '@/lib/colour'
import { barlow, inter } from '@/ui/fonts/fonts'
import { Shell } from './_shell/shell'

export const revalidate = 300

export async function generateMetadata(): Promise<Metadata> {
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

export const viewport: Viewport = {
  themeColor: '#0c1f17',
  colorScheme: 'light dark',
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [club, categories] = await Promise.all([publicReads.club(), publicReads.matchCategories()])
  const colours = clubColours(club.colours.club, club.colours.shout) as CSSProperties
  return (
    <html className={`${inter.variable} ${barlow.variable}`} lang="sk" style={colours}>
      <body>
        <Shell
          club={club}
          crest={club.crest?.src}
          matchCategories={categories.map(({ id, name }) => ({ id, name }))}
        >
          {children}
        </Shell>
      </body>
    </html>
  )
}
