import { accessFor, whereIn } from '@/access/allow'

/** A trainer reads the trials of own categories. The public form creates rows without access control, within its limits. */
export const enquiryAccess = accessFor('enquiries', {
  ownTrials: ({ trainedCategories }) => {
    const own = whereIn('category', trainedCategories)
    return own && { and: [{ kind: { equals: 'trial' } }, own] }
  },
})
