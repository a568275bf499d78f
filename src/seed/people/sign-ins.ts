import type { Payload } from 'payload'
import { idFor } from '../random'
import { DEMO_PASSWORD, SIGN_INS } from '../data/sign-ins'
import type { Account } from './accounts'

/**
 * The four demo users get the password's hash, others have none. Payload hashes it once, in a user that is deleted before
 * the club's users are written.
 */
export const giveSignIns = async (payload: Payload, people: readonly Account[]): Promise<Account[]> => {
  const draft = { firstName: 'Vzor', lastName: 'Hesla', role: 'player', playing: false } as const
  const { id } = await payload.create({
    collection: 'users',
    data: { id: idFor('user', 'password'), username: 'vzor.hesla', password: DEMO_PASSWORD, ...draft },
    overrideAccess: true,
  })
  const row = await payload.db.findOne<Account>({ collection: 'users', where: { id: { equals: id } } })
  await payload.db.deleteOne({ collection: 'users', where: { id: { equals: id } }, returning: false })
  if (!row?.hash || !row.salt) throw new Error('Heslo ukážkových účtov sa nepodarilo pripraviť.')
  const { hash, salt } = row
  return people.map((person) =>
    SIGN_INS.some(({ email }) => email === person.email) ? { ...person, hash, salt } : person,
  )
}
