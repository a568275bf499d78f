import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createSemaphore, SemaphoreFull } from '@/lib/semaphore'
import { TryLater } from '@/lib/errors'

// The format of Payload's own hashes, so that passwords set in the panel work here and the other way round.
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const BYTES = 32
const pbkdf2Async = promisify(pbkdf2)

/** A hash takes 0.3 s of one of Node's four pool threads: two at a time leave the others to files and pictures. */
const hashSemaphore = createSemaphore('password hashes', 2, 20)

export interface StoredHash {
  hash?: string | null
  salt?: string | null
}

/** Throws 503 when too many passwords wait to be hashed. */
const deriveKey = async (password: string, salt: string): Promise<Buffer> => {
  try {
    return await hashSemaphore(() => pbkdf2Async(password, salt, ITERATIONS, BYTES, 'sha256'))
  } catch (error) {
    if (error instanceof SemaphoreFull) {
      throw new TryLater(503, 'Práve sa prihlasuje veľa ľudí naraz. Skúste to o chvíľu znova.', 5)
    }
    throw error
  }
}

/** The hash and salt to store for a password, which the caller has validated. */
export const hashPassword = async (password: string): Promise<{ hash: string; salt: string }> => {
  const salt = randomBytes(BYTES).toString('hex')
  return { hash: PREFIX + (await deriveKey(password, salt)).toString('hex'), salt }
}

const NO_ACCOUNT = { hash: PREFIX + '0'.repeat(BYTES * 2), salt: '0'.repeat(BYTES * 2) }

/** Whether this is the account's password. Takes as long when there is no account or it has none, so that the duration reveals nothing. */
export const isPasswordOf = async (account: StoredHash | undefined, password: string): Promise<boolean> => {
  const { hash, salt } = account ?? NO_ACCOUNT
  const known = hash?.startsWith(PREFIX) && salt ? { hash, salt } : NO_ACCOUNT
  const stored = Buffer.from(known.hash.slice(PREFIX.length), 'hex')
  const given = await deriveKey(password, known.salt)
  return (
    account !== undefined &&
    known !== NO_ACCOUNT &&
    stored.length === given.length &&
    timingSafeEqual(stored, given)
  )
}
