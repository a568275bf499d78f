/** Key in `req.context`: the old address has been notified of its change already. */
export const OLD_ADDRESS_NOTIFIED = 'oldAddressNotified'

/** The columns of an account without open links, those that answer included, and without an e-mail to be confirmed. */
export const NO_TOKENS = {
  resetPasswordToken: null,
  resetPasswordExpiration: null,
  invitationToken: null,
  invitationExpiration: null,
  newEmail: null,
  newEmailToken: null,
  newEmailExpiration: null,
  answerLinkKey: null,
} as const

/** A change of any of these invalidates the links sent before. */
const TOKEN_DEPENDENCIES = ['email', 'role', 'active', 'deletedAt', 'trialUntil'] as const
type Account = Partial<Record<(typeof TOKEN_DEPENDENCIES)[number], unknown>>

/** Whether a change of an account invalidates the links sent before. */
export const invalidatesTokens = (before: Account, after: Account): boolean =>
  TOKEN_DEPENDENCIES.some((key) => (before[key] ?? null) !== (after[key] ?? null))
