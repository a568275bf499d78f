import { accessFor } from '@/access/allow'

export const albumAccess = accessFor('albums', { published: () => ({ published: { equals: true } }) })

/** A picture of people is hidden until each of them (or a guardian) has agreed. */
export const mediaAccess = accessFor('media', {
  published: () => ({ hiddenForConsent: { not_equals: true } }),
})
