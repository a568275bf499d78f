import type { PayloadRequest } from 'payload'

/** Everybody whose photo this picture is, those in the trash included; without access control, for checks only. */
export async function usersWithPhoto(req: PayloadRequest, picture: string) {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { photo: { equals: picture } },
    select: { role: true },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  return docs
}

/** Whether a picture is the photo of somebody the caller may read: themselves, their child or their player. */
export async function isReadablePhoto(req: PayloadRequest, picture: string): Promise<boolean> {
  if (!req.user) return false
  const users = await usersWithPhoto(req, picture)
  if (users.length === 0) return false
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { id: { in: users.map(({ id }) => id) } },
    overrideAccess: false,
    req,
  })
  return totalDocs > 0
}
