import type { Metadata, Viewport } from 'next'
// First, because its style sheets say which layer goes over which.
import { SiteDocument } from './(site)/_shell/site-document'
import NotFound, { metadata as notFound } from './(site)/not-found'
import { siteMetadata, siteViewport } from './(site)/_shell/site-metadata'

export const revalidate = 300

export async function generateMetadata(): Promise<Metadata> {
  const site = await siteMetadata()
  return { ...site, title: `${String(notFound.title)} | ${site.applicationName}`, robots: { index: false } }
}

export const viewport: Viewport = siteViewport

/** Every address nobody else knows: a whole page, made once for all of them. */
export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <NotFound />
    </SiteDocument>
  )
}
