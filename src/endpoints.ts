import { sessionCalls } from '@/features/session/endpoints'
import type { AnyCall } from '@/lib/contract'

/** Every call below /api, feature by feature. The dispatcher serves this table and nothing else. */
export const calls: AnyCall[] = [...sessionCalls]
