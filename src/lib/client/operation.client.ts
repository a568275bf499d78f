/** The id of one press of a button: sent twice, it is one act. Also where the page came over plain http. */
export const newOperation = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
