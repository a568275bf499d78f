import type { PayloadRequest } from 'payload'
import type { Who } from '@/lib/who'
import { isAdmin, isTrainer, subjectOf } from './roles'
import { hasFamilySide } from './scope'

const IS_IN_GROUP = { family: hasFamilySide, trainer: isTrainer, admin: isAdmin } as const

/** Whether a caller may make a call or open a page: `anonymous` has to sign in first, `forbidden` has the wrong role. */
export const checkRole = (
  who: Who,
  req: Pick<PayloadRequest, 'user'>,
): 'allowed' | 'anonymous' | 'forbidden' => {
  if (who === 'public') return 'allowed'
  if (subjectOf(req) === 'anonymous') return 'anonymous'
  return who === 'signedIn' || who.some((group) => IS_IN_GROUP[group](req)) ? 'allowed' : 'forbidden'
}
