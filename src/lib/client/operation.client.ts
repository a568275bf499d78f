const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The id of one operation: sent twice, it is done once. Works over plain http too, unlike crypto.randomUUID. */
export const newOperation = (): string => hex(16)

const operations = new Map<string, string>()

/** The id of an act that a button sends at once: the same content keeps it until `endOperation`. */
export const operationOf = (content: object): string => {
  const key = JSON.stringify(content)
  const operation = operations.get(key) ?? newOperation()
  operations.set(key, operation)
  return operation
}

/** The act was done: the same content is another one from now on. */
export const endOperation = (content: object): void => void operations.delete(JSON.stringify(content))

const DEVICE = 'device'
let device: string | undefined

/** The id of this browser, as long as it keeps its storage. */
const thisDevice = (): string => {
  if (device) return device
  device = hex(6)
  try {
    const kept = localStorage.getItem(DEVICE)
    if (kept) device = kept
    else localStorage.setItem(DEVICE, device)
  } catch {
    // Without storage the id lasts as long as the page.
  }
  return device
}

/** The id of one tap on a sheet; its first twelve characters are the device's, so that a person's two phones differ. */
export const newTap = (): string => `${thisDevice()}${hex(10)}`
