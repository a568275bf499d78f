import { createECDH, randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import webPush from 'web-push'
import { kept } from '@/lib/process-state'
import type { PushKey } from '@/payload-types'

/** The key pair push messages are signed with, both in base64url. */
export interface PushKeyPair {
  publicKey: string
  privateKey: string
}

const NAME = 'vapid'
const known = kept('push keys', new Map<Payload, Promise<PushKeyPair>>())

const storedKeys = async ({ db }: Payload) =>
  (await db.findOne<PushKey>({ collection: 'pushKeys', where: { name: { equals: NAME } } })) ?? undefined

/** The stored pair; undefined when the site's secret has changed since it was stored. */
function openedKeys(payload: Payload, { publicKey, privateKey: sealed }: PushKey): PushKeyPair | undefined {
  try {
    const privateKey = payload.decrypt(sealed)
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url') === publicKey ? { publicKey, privateKey } : undefined
  } catch {
    return undefined
  }
}

async function makeKeys(payload: Payload): Promise<PushKeyPair> {
  const found = await storedKeys(payload)
  const opened = found && openedKeys(payload, found)
  if (opened) return opened
  const made = webPush.generateVAPIDKeys()
  const data = { ...made, name: NAME, privateKey: payload.encrypt(made.privateKey) }
  if (found) {
    payload.logger.warn('The key of push messages was made anew: the site has another PAYLOAD_SECRET')
    // Browsers take messages only with the key they have subscribed with.
    await payload.db.deleteMany({ collection: 'pushSubscriptions', where: {} })
    await payload.db.updateOne({ collection: 'pushKeys', id: found.id, data, returning: false })
    return made
  }
  try {
    await payload.db.create({ collection: 'pushKeys', data: { id: randomUUID(), ...data }, returning: false })
    return made
  } catch (error) {
    // Another process has stored its keys first.
    const first = await storedKeys(payload)
    const theirs = first && openedKeys(payload, first)
    if (!theirs) throw error
    return theirs
  }
}

/** The club's keys for push messages, made and stored when there are none yet. */
export const pushKeys = (payload: Payload): Promise<PushKeyPair> => {
  const keys = known.get(payload) ?? makeKeys(payload)
  known.set(payload, keys)
  keys.catch(() => known.delete(payload))
  return keys
}
