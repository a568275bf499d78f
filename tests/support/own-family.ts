import { expect } from '@playwright/test'
import type { Visitor } from './http'
import { PASSWORD } from './people'

export interface OwnFamily {
  surname: string
  /** The mother's name to sign in with. */
  email: string
  mother: string
  /** The ids of her children, in the order they were asked for. */
  children: string[]
}

export interface OwnChild {
  firstName: string
  category: string
}

/**
 * A mother with children of her own, made by the office: what a test does to their passwords, answers, fees and data
 * touches nobody else's test. `children` names each child's category by its id.
 */
export async function makeFamily(
  office: Visitor,
  surname: string,
  children: readonly OwnChild[],
): Promise<OwnFamily> {
  const create = async (data: object): Promise<string> => {
    const made = await office.json<{ user: { id: string } }>('/api/users', { method: 'POST', body: data })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    return made.body.user.id
  }
  const ids: string[] = []
  for (const child of children)
    ids.push(
      await create({ ...child, lastName: surname, role: 'player', playing: true, birthDate: '2018-05-05' }),
    )
  const email = `${surname.split(' ')[1]!.toLowerCase()}.rodina@zelenadolina.test`
  const mother = await create({
    firstName: 'Elena',
    lastName: surname,
    role: 'player',
    playing: false,
    email,
    children: ids.map((player) => ({ player, relation: 'mother', right: 'full' })),
  })
  await office.request(`/api/users/${mother}/password`, {
    method: 'POST',
    body: { currentPassword: PASSWORD, password: PASSWORD },
  })
  return { surname, email, mother, children: ids }
}
