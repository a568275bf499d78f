import type { PayloadRequest } from 'payload'
import { liveSessions } from '@/features/users/rules'
import type { Session } from '@/lib/sessions'
import type { User } from '@/payload-types'
import { sessionOf } from '../queries'
import type { Devices, DeviceView } from './schema'

const moment = (value: Session['createdAt']): string | null => (value ? new Date(value).toISOString() : null)

const used = ({ lastUsedAt, signedInAt }: DeviceView): string => lastUsedAt ?? signedInAt ?? ''

/**
 * The caller's live sessions as they are stored now. Read past Payload's access, of the caller's own row alone: staff see
 * nobody's but their own.
 */
export async function ownDevices(req: PayloadRequest): Promise<Devices> {
  const row = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: req.user!.id } },
    req,
  })
  const current = sessionOf(req)?.id
  const sessions = liveSessions(row ?? {}, Date.now()).map(
    ({ id, device, createdAt, lastUsedAt }): DeviceView => ({
      id,
      device: device ?? null,
      signedInAt: moment(createdAt),
      lastUsedAt: moment(lastUsedAt),
      current: id === current,
    }),
  )
  return {
    sessions: sessions.toSorted(
      (one, other) => Number(other.current) - Number(one.current) || used(other).localeCompare(used(one)),
    ),
  }
}
