import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { siteMetadata, siteViewport } from './_shell/site-metadata'
import { SiteDocument } from './_shell/site-document'

export const revalidate = 300

export const generateMetadata = (): Promise<Metadata> => siteMetadata()

export const viewport: Viewport = siteViewport

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>
}
