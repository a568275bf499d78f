import { setTimeout as pause } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { createLimit, createNetworkLimit, isWithinLimit } from '@/lib/limits'
import { accountByName, twoAtATime, openSession, type RequestSource, type IssuedToken } from '../commands'
import { signInDelay } from '../rules'
import { isPasswordOf } from '../service'

/**
 * Wrong tries. `account` and `device` lock without a word: one account from one network, and one account from a device
 * that has signed in to it before. Nothing a stranger does from elsewhere counts there, so nobody locks anybody out.
 * `network`, `name` and `deviceTries` tell to wait: each try is work. `strangers` counts all of an account and only slows.
 */
export const signInLimits = {
  account: createNetworkLimit(5, 15 * 60),
  device: createLimit(10, 15 * 60),
  deviceTries: createLimit(30, 15 * 60),
  name: createNetworkLimit(20, 15 * 60),
  network: createNetworkLimit(30, 15 * 60),
  networkDay: createNetworkLimit(100, 24 * 3600),
  strangers: createLimit(1_000_000, 3600),
}

/** The tries that count against a sign-in; asked and counted one after another of a network or device. */
interface Attempts {
  key: string
  /** Refuses (429) a network that has tried too much. */
  admit: () => Promise<void>
  isLocked: () => Promise<boolean>
  wrong: () => Promise<void>
  /** Takes back what `admit` counted, and forgets the wrong tries before: what succeeded was no attack. */
  right: () => Promise<void>
}

/** The tries of a browser that has signed in to the account before: only its own counts. */
const attemptsOfDevice = (key: string): Attempts => ({
  key,
  admit: () => signInLimits.deviceTries.take(key),
  isLocked: () => signInLimits.device.isSpent(key),
  wrong: async () => void (await isWithinLimit(signInLimits.device, key)),
  right: async () => [signInLimits.device, signInLimits.deviceTries].forEach((limit) => limit.reset(key)),
})

/** The tries of everybody else, by network; an unknown name is counted like an account. */
const attemptsOfNetwork = (network: string, name: string, account: string): Attempts => {
  const { network: quarter, networkDay, name: named, account: locks, strangers } = signInLimits
  return {
    key: network,
    admit: async () => {
      await quarter.take(network)
      await networkDay.take(network)
      await named.take(network, name)
      await pause(signInDelay(await strangers.taken(account)))
    },
    isLocked: () => locks.isSpent(network, account),
    wrong: async () => {
      await strangers.take(account)
      await locks.take(network, account).catch(() => undefined)
    },
    right: async () => {
      for (const limit of [quarter, networkDay]) await limit.giveBack(network)
      await named.giveBack(network, name)
      locks.reset(network, account)
    },
  }
}

/**
 * Opens a session, or does not: an unknown name, a wrong password, a locked and a closed account all answer
 * `undefined` after the same work. Throws a 429 beyond a network's limits and a 503 when too many hash at once.
 */
export const signIn = async (
  req: PayloadRequest,
  typed: { name: string; password: string },
  { network, device }: RequestSource,
): Promise<IssuedToken | undefined> => {
  const name = typed.name.trim().toLowerCase().slice(0, 254)
  const found = await accountByName(req, name)
  const number = found && device?.get(found.id)
  const attempts = number
    ? attemptsOfDevice(`${found.id} ${number}`)
    : attemptsOfNetwork(network, name, found?.id ?? name)
  await attempts.admit()
  const { right, locked } = await twoAtATime(attempts.key, async () => {
    const locked = await attempts.isLocked()
    const right = await isPasswordOf(found, typed.password)
    if (!right && !locked) await attempts.wrong()
    return { right, locked }
  })
  const opened = right && !locked ? await openSession(req, found) : undefined
  if (opened) await attempts.right()
  else req.payload.logger.warn({ event: 'sign-in refused', account: found?.id, network, locked })
  return opened
}
