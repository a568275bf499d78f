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

/** Base64url of so many bytes; browsers pad it or not. */
const bytes = (count: number) =>
  z.string().refine((value) => /^[\w-]+=*$/.test(value) && Buffer.from(value, 'base64url').length === count, {
    error: 'Prehliadač poslal neplatný kľúč. Zapnite notifikácie znova.',
  })

const endpoint = z.string().min(1).max(ENDPOINT_MAX)

/**
 * A browser's subscription; `replaces` is the endpoint it had before. One that `renews` was turned on earlier: it is taken
 * only while the server knows it, as it may have been removed from another device.
 */
export const subscriptionInput = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
  replaces: endpoint.optional(),
  renews: z.boolean().optional(),
})
export type SubscriptionInput = z.infer<typeof subscriptionInput>
