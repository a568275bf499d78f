import type { PushSubscription } from '@/payload-types'
import type { DeviceView } from './schema'

/** The columns of a device its owner sees. */
export const DEVICE_COLUMNS = { device: true, lastSeen: true } as const

/** The view of a device for its owner. */
export const deviceView = (
  row: Pick<PushSubscription, 'id' | 'updatedAt' | keyof typeof DEVICE_COLUMNS>,
): DeviceView => ({ id: row.id, name: row.device ?? '', lastSeen: row.lastSeen ?? row.updatedAt })
