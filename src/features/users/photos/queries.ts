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
