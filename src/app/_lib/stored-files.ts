import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { uploadDir } from '@/lib/uploaded-files'
import { SHARE_SIZE_NAME } from '@/fields/picture'
import { isReadablePhoto, mayBePublic, showsPeople } from '@/features/consents/photos/queries'
import { pictureInClub } from '@/features/club/queries'
import { pictureInAlbums } from '@/features/gallery/queries'
import { pictureInNews } from '@/features/news/queries'
import { isProductPicture } from '@/features/products/queries'
import { isStaffPhoto } from '@/features/users/staff/queries'
import type { StoredFile } from '@/lib/file-response'
import type { Media } from '@/payload-types'

/** Finds a file for the caller: 'refused' when it exists but they may not read it, null when it does not exist. */
type Finder = (req: PayloadRequest, id: string, size: string) => Promise<StoredFile | 'refused' | null>

/** Where the public site shows pictures; only administrators see a picture used in none of these places. */
const SHOWN_IN = [pictureInNews, pictureInAlbums, isProductPicture, pictureInClub, isStaffPhoto]

/** Whether anybody may see the picture: everybody in it consents now, and a public page shows it. */
async function isPublic(req: PayloadRequest, picture: Media): Promise<boolean> {
  if (!(await mayBePublic(req, picture))) return false
  for (const shows of SHOWN_IN) if (await shows(req, picture.id)) return true
  return false
}

const picture: Finder = async (req, id, size) => {
  const found = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    // Who may see it is asked below: the photo of somebody the caller may see is not public.
    overrideAccess: true,
    req,
  })
  if (!found) return null
  const asSharePicture = size === SHARE_SIZE_NAME
  const sizes = found.sizes
  // A picture narrower than the large size has none.
  const forShare = () => (sizes?.large?.filename ? sizes.large : found)
  const kept = () => (size === 'original' ? found : sizes?.[size as keyof typeof sizes])
  const sized = asSharePicture ? forShare() : kept()
  if (!sized?.filename || !sized.mimeType) return null
  const isOpen = await isPublic(req, found)
  if (!isOpen && !isAdmin(req) && !(await isReadablePhoto(req, id))) return null
  return {
    folder: uploadDir('media'),
    filename: sized.filename,
    mimeType: sized.mimeType,
    isPublic: isOpen && !showsPeople(found),
    asSharePicture,
  }
}

const document: Finder = async (req, id, size) => {
  if (size !== 'original') return null
  const shared = { collection: 'documents', id, depth: 0, disableErrors: true, req } as const
  const found = await req.payload.findByID({ ...shared, overrideAccess: false })
  // Read without access only to tell „may not be read“ from „does not exist“, and for its visibility.
  const existing = await req.payload.findByID({
    ...shared,
    select: { effective: true },
    overrideAccess: true,
  })
  if (!found?.filename) return existing ? 'refused' : null
  return {
    folder: uploadDir('documents'),
    filename: found.filename,
    mimeType: found.mimeType ?? 'application/octet-stream',
    saveAs: found.originalName ?? found.filename,
    isPublic: existing?.effective === 'public',
  }
}

/** The collections served below /files. */
export const finders: Readonly<Record<string, Finder>> = { media: picture, documents: document }
