/** Set in `req.context` by whoever has told an account's old address of its change already. */
export const OLD_ADDRESS_NOTIFIED = 'oldAddressKnows'

/** What a row says when no link to it is open and no new e-mail waits to be confirmed. */
export const NO_TOKENS = {
  resetPasswordToken: null,
  resetPasswordExpiration: null,
  invitationToken: null,
  invitationExpiration: null,
  newEmail: null,
  newEmailToken: null,
  newEmailExpiration: null,
} as const

/** What decides to whom the links of an account go and what they open. */
const TOKEN_DEPENDENCIES = ['email', 'role', 'active', 'deletedAt', 'trialUntil'] as const
type Account = Partial<Record<(typeof TOKEN_DEPENDENCIES)[number], unknown>>

/** Whether a link that was sent before this change may be in hands that it is not for any more. */
export const invalidatesTokens = (before: Account, after: Account): boolean =>
  TOKEN_DEPENDENCIES.some((key) => (before[key] ?? null) !== (after[key] ?? null))
