const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The id of one press of a button: sent twice, it is one act. Also where the page came over plain http. */
export const newOperation = (): string => hex(16)

const DEVICE = 'device'
let device: string | undefined

/** Names this browser, for as long as it keeps its storage. */
const thisDevice = (): string => {
  if (device) return device
  device = hex(6)
  try {
    const kept = localStorage.getItem(DEVICE)
    if (kept) device = kept
    else localStorage.setItem(DEVICE, device)
  } catch {
    // Without a storage the name lasts as long as the page.
  }
  return device
}

/** The id of one tap on a sheet: the device's twelve characters first, so that two phones of one person are told apart. */
export const newTap = (): string => `${thisDevice()}${hex(10)}`
