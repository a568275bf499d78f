import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ownScreen } from '@/panel/own-screens'
import { importMap } from '../importMap.js'

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Whether the address names a collection or global that does not exist: Payload's 404 page would have no title. */
async function isUnknown([kind, slug]: readonly string[] = []): Promise<boolean> {
  const { collections, globals } = await config
  const known = kind === 'collections' ? collections : kind === 'globals' ? globals : undefined
  return slug !== undefined && known?.some((entry) => entry.slug === slug) === false
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  if (await isUnknown((await params).segments)) return { title: 'Nenájdené | Akadémia' }
  return generatePageMetadata({ config, params, searchParams })
}

export default async function Page({ params, searchParams }: Args) {
  const screen = ownScreen((await params).segments)
  if (screen) redirect(screen)
  return RootPage({ config, importMap, params, searchParams })
}
