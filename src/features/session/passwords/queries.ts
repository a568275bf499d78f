import type { PayloadRequest } from 'payload'
import { invalid } from '@/lib/errors'
import { createLimit } from '@/lib/limits'
import type { User } from '@/payload-types'
import { twoAtATime } from '../commands'
import { isPasswordOf } from '../service'
import { WRONG_CURRENT } from './labels'

/** Wrong current passwords of an account, and all checks of it, as each is a hash. */
export const checkLimits = {
  current: createLimit('password-current', 10, 15 * 60),
  currentAttempts: createLimit('password-currentAttempts', 60, 15 * 60),
}

/** The caller's account; throws 400 unless this is its password, and 429 after ten wrong ones in 15 minutes. */
export const requireCurrentPassword = async (req: PayloadRequest, password: string): Promise<User> => {
  const id = req.user!.id
  await checkLimits.currentAttempts.take(id)
  await checkLimits.current.take(id)
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  if (!account || !(await twoAtATime(id, () => isPasswordOf(account, password))))
    throw invalid(WRONG_CURRENT, 'currentPassword')
  await checkLimits.current.giveBack(id)
  return account
}
