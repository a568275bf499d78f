import type { Where } from 'payload'

/** What of a picture decides whether anybody may see it; kept by features/consents/photos. */
export interface Publication {
  isPublic?: boolean | null
  /** When it ends by itself, because a consent in it does; null without an end. */
  publicUntil?: string | null
}

/** The pictures anybody may see at a moment. */
export const publicAt = (now: Date): Where => ({
  and: [
    { isPublic: { equals: true } },
    { or: [{ publicUntil: { exists: false } }, { publicUntil: { greater_than: now.toISOString() } }] },
  ],
})

/** Whether anybody may see a picture at a moment. */
export const isPublicAt = ({ isPublic, publicUntil }: Publication, now: Date): boolean =>
  isPublic === true && (!publicUntil || new Date(publicUntil) > now)
