import type { PayloadRequest } from 'payload'
import type { Who } from '@/lib/contract'
import { isAdmin, isTrainer, subjectOf } from './roles'
import { hasFamilySide } from './scope'

const IS_IN_GROUP = { family: hasFamilySide, trainer: isTrainer, admin: isAdmin } as const

/**
 * Whether a caller belongs to the audience of a call or page. `anonymous` means: sign in first;
 * `wrong` means that signing in as the same person again would not help.
 */
export const checkRole = (who: Who, req: Pick<PayloadRequest, 'user'>): 'belongs' | 'anonymous' | 'wrong' => {
  if (who === 'public') return 'belongs'
  if (subjectOf(req) === 'anonymous') return 'anonymous'
  return who === 'signedIn' || who.some((group) => IS_IN_GROUP[group](req)) ? 'belongs' : 'wrong'
}
