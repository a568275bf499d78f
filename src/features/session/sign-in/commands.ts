import { setTimeout as pause } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { markUnknownDevice } from '@/lib/known-device'
import { createLimit, createNetworkLimit, isWithinLimit } from '@/lib/limits'
import { accountByName, twoAtATime, openSession, type RequestSource, type IssuedToken } from '../commands'
import { signInDelay } from '../rules'
import { isPasswordOf } from '../service'

/**
 * Limits of sign-in attempts. `account` (from one network) and `device` (one that has signed in to the account before)
 * count wrong passwords and lock silently; attempts from elsewhere do not count, so nobody locks an owner out.
 * `network`, `networkDay`, `name` and `deviceAttempts` count every attempt, as each is a hash, and refuse with 429.
 * `unknownDevices` counts an account's wrong passwords from everywhere and only delays (signInDelay).
 */
export const signInLimits = {
  account: createNetworkLimit('signIn-account', 5, 15 * 60),
  device: createLimit('signIn-device', 10, 15 * 60),
  deviceAttempts: createLimit('signIn-deviceAttempts', 30, 15 * 60),
  name: createNetworkLimit('signIn-name', 20, 15 * 60),
  network: createNetworkLimit('signIn-network', 30, 15 * 60),
  networkDay: createNetworkLimit('signIn-networkDay', 100, 24 * 3600),
  unknownDevices: createLimit('signIn-unknownDevices', 1_000_000, 3600),
}

/** The limits an attempt counts against: those of its device, or of its network. */
interface Attempts {
  key: string
  /** Counts an attempt; throws 429 beyond a limit. */
  count: () => Promise<void>
  isLocked: () => Promise<boolean>
  countWrong: () => Promise<void>
  /** Takes back the counted attempt and the wrong ones before it: they were made by the owner. */
  clear: () => Promise<void>
}

/** For a browser that has signed in to the account before: its attempts count apart from all others. */
const attemptsOfDevice = (key: string): Attempts => ({
  key,
  count: () => signInLimits.deviceAttempts.take(key),
  isLocked: () => signInLimits.device.isSpent(key),
  countWrong: async () => void (await isWithinLimit(signInLimits.device, key)),
  clear: async () => [signInLimits.device, signInLimits.deviceAttempts].forEach((limit) => limit.reset(key)),
})

/** For all other browsers; a name without an account counts like one. */
const attemptsOfNetwork = (network: string, name: string, account: string): Attempts => {
  const limits = signInLimits
  return {
    key: network,
    count: async () => {
      await limits.network.take(network)
      await limits.networkDay.take(network)
      await limits.name.take(network, name)
      await pause(signInDelay(await limits.unknownDevices.taken(account)))
    },
    isLocked: () => limits.account.isSpent(network, account),
    countWrong: async () => {
      await limits.unknownDevices.take(account)
      await limits.account.take(network, account).catch(() => undefined)
    },
    clear: async () => {
      for (const limit of [limits.network, limits.networkDay]) await limit.giveBack(network)
      await limits.name.giveBack(network, name)
      limits.account.reset(network, account)
    },
  }
}

/**
 * Opens a session; undefined, after the same work, for an unknown name, a wrong password, and a locked or deactivated
 * account. Throws 429 beyond the limits, and 503 when too many passwords wait to be hashed.
 */
export const signIn = async (
  req: PayloadRequest,
  credentials: { name: string; password: string },
  { network, device, deviceName }: RequestSource,
): Promise<IssuedToken | undefined> => {
  const name = credentials.name.trim().toLowerCase().slice(0, 254)
  const found = await accountByName(req, name)
  const deviceId = found && device?.get(found.id)
  const attempts = deviceId
    ? attemptsOfDevice(`${found.id} ${deviceId}`)
    : attemptsOfNetwork(network, name, found?.id ?? name)
  await attempts.count()
  const { right, locked } = await twoAtATime(attempts.key, async () => {
    const locked = await attempts.isLocked()
    const right = await isPasswordOf(found, credentials.password)
    if (!right && !locked) await attempts.countWrong()
    return { right, locked }
  })
  if (!deviceId) markUnknownDevice(req)
  const issued = right && !locked ? await openSession(req, found, deviceName) : undefined
  if (issued) await attempts.clear()
  else req.payload.logger.warn({ event: 'sign-in refused', account: found?.id, network, locked })
  return issued
}
