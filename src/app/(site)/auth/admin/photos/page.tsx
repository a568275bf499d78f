import type { Metadata } from 'next'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { PHOTO_STATES, type PhotoState } from '@/features/consents/photos/labels'
import { albumChoices, officePhotos } from '@/features/consents/photos/queries'
import { PhotosScreen } from '@/features/consents/photos/screens/photos-screen'
import { dayOf } from '@/lib/dates'
import { PAGE_SIZE } from '@/lib/page-size'
import { idParam, pageParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Fotky' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/photos'>) {
  const req = await requireAudience('admin')
  const query = await searchParams
  const album = textParam(query, 'album') ? idParam(query, 'album') : undefined
  const given = textParam(query, 'state')
  const state = Object.hasOwn(PHOTO_STATES, given) ? (given as PhotoState) : 'unsaid'
  const view = await orNotFound(officePhotos(req, { album, state, page: pageParam(query), size: PAGE_SIZE }))
  const props = { view, albums: await albumChoices(req), state, album, today: dayOf(new Date()) }
  return <PhotosScreen {...props} />
}
