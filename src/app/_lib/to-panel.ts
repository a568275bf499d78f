import { notFound, redirect } from 'next/navigation'
import type { CollectionSlug } from 'payload'
import { isId } from '@/lib/ids'
import { requireAudience } from './require-audience'

type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** The panel's empty form for a collection; administrators only. */
export async function toNewForm(collection: CollectionSlug): Promise<never> {
  await requireAudience('admin')
  redirect(`/admin/collections/${collection}/create`)
}

/** The panel's form of the row `?id=` names; a missing or foreign id is the 404 page. */
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
