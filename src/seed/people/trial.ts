import { addDays } from '@/lib/dates'
import { categoryId, type SeedContext } from '../context'
import { idFor } from '../random'
import type { Accounts } from './accounts'

const [FIRST, LAST] = ['Samuel', 'Vrana']
export const TRIAL_CHILD = idFor('user', `trial:${FIRST} ${LAST}`)
export const TRIAL_CATEGORY = 'U11'
/** The e-mail by which the seed knows the enquiry that the child came from. */
export const TRIAL_EMAIL = 'petra.vranova@zelenadolina.test'

/** The last day of the child's trial. */
export const trialUntil = ({ today }: SeedContext): string => addDays(today, 10)

/** A child whom a trainer has taken on trial from an enquiry: no guardian's account, and erased by itself. */
export function addTrialChild(context: SeedContext, accounts: Accounts): void {
  accounts.add({
    id: TRIAL_CHILD,
    firstName: FIRST,
    lastName: LAST,
    role: 'player',
    playing: true,
    category: categoryId(TRIAL_CATEGORY),
    trialUntil: trialUntil(context),
    trialEnquiry: idFor('enquiry', TRIAL_EMAIL),
  })
}
