import { categoryCalls } from '@/features/categories/endpoints'
import { documentCalls } from '@/features/documents/endpoints'
import { fixtureCalls } from '@/features/events/fixtures/endpoints'
import { newsCalls } from '@/features/news/endpoints'
import { productCalls } from '@/features/products/endpoints'
import { sessionCalls } from '@/features/session/endpoints'
import { passwordCalls } from '@/features/session/passwords/endpoints'
import { profileCalls } from '@/features/session/profile/endpoints'
import type { AnyCall } from '@/lib/contract'

/** Every call below /api, feature by feature. The dispatcher serves this table and nothing else. */
export const calls: AnyCall[] = [
  ...categoryCalls,
  ...productCalls,
  ...fixtureCalls,
  ...newsCalls,
  ...documentCalls,
  ...sessionCalls,
  ...passwordCalls,
  ...profileCalls,
]
