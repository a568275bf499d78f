/** Set in `req.context` by whoever has told an account's old address of its change already. */
export const OLD_ADDRESS_KNOWS = 'oldAddressKnows'
