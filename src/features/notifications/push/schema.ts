import { ECDH } from 'node:crypto'
import { z } from 'zod'
import { ENDPOINT_MAX } from './rules'

/** A device that receives the caller's push messages. */
export const deviceSchema = z.object({
  id: z.string(),
  /** „Android, Chrome“ */
  name: z.string(),
  lastSeen: z.string(),
})
export type DeviceView = z.infer<typeof deviceSchema>

/** The caller's devices, the last seen first, and the public key a browser subscribes with. */
export const devicesSchema = z.object({ key: z.string(), devices: z.array(deviceSchema) })
export type DevicesView = z.infer<typeof devicesSchema>

/** The same with which of them has made the call. */
export const subscribedSchema = devicesSchema.extend({ current: z.string() })
export type SubscribedView = z.infer<typeof subscribedSchema>

const WRONG_KEY = 'Prehliadač poslal neplatný kľúč. Zapnite notifikácie znova.'

/** Base64url of so many bytes; browsers pad it or not. */
const bytes = (count: number) =>
  z.string().refine((value) => /^[\w-]+=*$/.test(value) && Buffer.from(value, 'base64url').length === count, {
    error: WRONG_KEY,
  })

/** A key nothing can be encrypted for is refused now, and not at every message. */
const isPoint = (value: string): boolean => {
  try {
    return ECDH.convertKey(value, 'prime256v1', 'base64url', 'base64url').length > 0
  } catch {
    return false
  }
}

const endpoint = z.string().min(1).max(ENDPOINT_MAX)

/**
 * A browser's subscription; `replaces` is the endpoint it had before. One that `renews` was turned on earlier: it is taken
 * only while the server knows it, as it may have been removed from another device.
 */
export const subscriptionInput = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: bytes(65).refine(isPoint, { error: WRONG_KEY }), auth: bytes(16) }),
  replaces: endpoint.optional(),
  renews: z.boolean().optional(),
})
export type SubscriptionInput = z.infer<typeof subscriptionInput>
