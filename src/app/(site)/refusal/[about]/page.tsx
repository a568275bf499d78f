import type { Metadata } from 'next'
import { REFUSALS } from '../../_shell/refusals'

type Props = { params: Promise<{ about: string }> }

export const revalidate = 300
export const dynamicParams = false
export const generateStaticParams = () => Object.keys(REFUSALS).map((about) => ({ about }))

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: REFUSALS[(await params).about]?.title,
  robots: { index: false },
})

/** Requested by the server itself only (src/proxy.ts). */
export default async function RefusalPage({ params }: Props) {
  return REFUSALS[(await params).about]?.page
}
