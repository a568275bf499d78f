import type { Metadata, Viewport } from 'next'
// First, because its style sheets declare the order of the layers.
import { SiteDocument } from './(site)/_shell/site-document'
import NotFound, { metadata as notFound } from './(site)/not-found'
import { siteMetadata, siteViewport } from './(site)/_shell/site-metadata'

export const revalidate = 300

export async function generateMetadata(): Promise<Metadata> {
  const site = await siteMetadata()
  return { ...site, title: `${String(notFound.title)} | ${site.applicationName}`, robots: { index: false } }
}

export const viewport: Viewport = siteViewport

/** The 404 page of all unknown addresses, prerendered once. */
export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <NotFound />
    </SiteDocument>
  )
}
