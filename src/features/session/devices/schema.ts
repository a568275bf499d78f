import { z } from 'zod'

/** A device the caller is signed in on. */
export const deviceSchema = z.object({
  /** The id of its session. */
  id: z.string(),
  /** „Chrome, Android“; null for an unknown one. */
  device: z.string().nullable(),
  signedInAt: z.string().nullable(),
  /** To the hour; null for a sign-in from before this was noted. */
  lastUsedAt: z.string().nullable(),
  /** Whether it is the device of this request. */
  current: z.boolean(),
})
export type DeviceView = z.infer<typeof deviceSchema>

/** The caller's devices, the one in use first, then by when they were used. */
export const devicesSchema = z.object({ sessions: z.array(deviceSchema) })
export type Devices = z.infer<typeof devicesSchema>
