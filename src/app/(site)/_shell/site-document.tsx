import '@/ui/styles/tokens.css'
import '@/ui/styles/base.css'
import '@/ui/styles/layout.css'
import '@/ui/styles/toast.css'
import type { CSSProperties, ReactNode } from 'react'
import { publicReads } from '@/app/_lib/public-reads'
import { clubColours } from '@/features/club/colours/rules'
import { barlow, inter } from '@/ui/fonts/fonts'
import { Shell } from './shell'

/** The HTML document of a page: the club's colours, the fonts and the frame. */
export async function SiteDocument({ children }: { children: ReactNode }) {
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
