import { z } from 'zod'

const count = z.int()

/** What waits for the office, by the section in which it is settled. */
export const deskSchema = z.object({
  /** Events whose answers close soon or have closed, with players who have not answered. */
  events: count,
  /** Players with a fee after its due day. */
  memberFees: count,
  /** People with an e-mail who have not chosen a password yet. */
  invitations: count,
  /** People about whom an answer to the club's consents is missing. */
  adminConsents: count,
  /** Movements of the account that nobody has put to a player yet. */
  bankStatements: count,
  /** New messages from the site. */
  enquiries: count,
  /** Open requests to erase somebody's data. */
  erasures: count,
  /** Articles that are not published as they are now. */
  adminNews: count,
  /** Pictures of which nobody has said who is in them. */
  photos: count,
})
export type DeskCounts = z.infer<typeof deskSchema>
