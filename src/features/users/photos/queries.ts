import type { PayloadRequest } from 'payload'

/** Who wears a picture as their photo, those in the trash too. Asked past access: the answer leaves through nobody. */
async function usersWithPhoto(req: PayloadRequest, picture: string) {
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

/** A family's photo: worn by a player or a guardian, whatever else shows the same picture (product.md §3). */
export async function isFamilyPhoto(req: PayloadRequest, picture: string): Promise<boolean> {
  return (await usersWithPhoto(req, picture)).some(({ role }) => role === 'player')
}

/** Whether a picture is the photo of somebody the caller may read: their own, their child's, their player's. */
export async function isReadablePhoto(req: PayloadRequest, picture: string): Promise<boolean> {
  if (!req.user) return false
  const wearers = await usersWithPhoto(req, picture)
  if (wearers.length === 0) return false
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { id: { in: wearers.map(({ id }) => id) } },
    overrideAccess: false,
    req,
  })
  return totalDocs > 0
}
