import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/reference'
import type { PushSubscription, User } from '@/payload-types'
import type { DeviceView } from './schema'
import { deviceView } from './views'

/** The caller's devices, the last seen first. */
export async function ownDevices(req: PayloadRequest): Promise<DeviceView[]> {
  const { docs } = await req.payload.find({
    collection: 'pushSubscriptions',
    sort: ['-lastSeen', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(deviceView)
}

/** One of the caller's devices; undefined when it is nobody's or another person's. */
export async function ownDevice(req: PayloadRequest, id: string): Promise<DeviceView | undefined> {
  const found = await req.payload.findByID({
    collection: 'pushSubscriptions',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return found ? deviceView(found) : undefined
}

/** A person's devices with what is needed to send to them. Through the adapter: no caller may read these columns. */
export async function subscriptionsOf(req: PayloadRequest, user: string): Promise<PushSubscription[]> {
  const { docs } = await req.payload.db.find<PushSubscription>({
    collection: 'pushSubscriptions',
    where: { user: { equals: user } },
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}

/** The surnames of a person and of the children linked to them. */
export async function familySurnames(req: PayloadRequest, user: string): Promise<string[]> {
  const columns = { select: { lastName: true, children: true }, req } as const
  const owner = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: user } },
    ...columns,
  })
  const children = (owner?.children ?? []).map(({ player }) => idOf(player)).filter(Boolean)
  if (children.length === 0) return [owner?.lastName ?? ''].filter(Boolean)
  const { docs } = await req.payload.db.find<User>({
    collection: 'users',
    where: { id: { in: children } },
    pagination: false,
    limit: 0,
    ...columns,
  })
  return [...new Set([owner, ...docs].flatMap((each) => each?.lastName ?? []))]
}
