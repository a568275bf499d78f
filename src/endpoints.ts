import { sessionCalls } from '@/features/session/endpoints'
import { passwordCalls } from '@/features/session/passwords/endpoints'
import { profileCalls } from '@/features/session/profile/endpoints'
import type { AnyCall } from '@/lib/contract'

/** Every call below /api, feature by feature. The dispatcher serves this table and nothing else. */
export const calls: AnyCall[] = [...sessionCalls, ...passwordCalls, ...profileCalls]
