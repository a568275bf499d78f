import { notFound, redirect } from 'next/navigation'
import type { CollectionSlug } from 'payload'
import { isId } from '@/lib/ids'
import { requireAudience } from './require-audience'

type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** Redirects an administrator to the panel's empty form of a collection. */
export async function toNewForm(collection: CollectionSlug): Promise<never> {
  await requireAudience('admin')
  redirect(`/admin/collections/${collection}/create`)
}

/** Redirects an administrator to the panel's form of the row `?id=`; 404 page when there is none. */
export async function toEditForm(collection: CollectionSlug, searchParams: SearchParams): Promise<never> {
  const req = await requireAudience('admin')
  const { id } = await searchParams
  if (!isId(id)) notFound()
  const { totalDocs } = await req.payload.count({
    collection,
    where: { id: { equals: id } },
    overrideAccess: false,
    req,
  })
  if (totalDocs === 0) notFound()
  redirect(`/admin/collections/${collection}/${id}`)
}
