import { accessFor, whereIn } from '@/access/allow'

/**
 * A trainer reads who wants to try a training of their categories. Nobody but an admin creates rows by themselves:
 * the public form goes through its command, limits and all.
 */
export const enquiryAccess = accessFor('enquiries', {
  ownTrials: ({ trainedCategories }) => {
    const own = whereIn('category', trainedCategories)
    return own && { and: [{ kind: { equals: 'trial' } }, own] }
  },
})
