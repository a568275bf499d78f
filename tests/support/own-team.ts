import { expect } from '@playwright/test'
import type { Visitor } from './http'
import { PASSWORD } from './people'

export interface OwnTeam {
  category: string
  /** The trainer's name to sign in with. */
  email: string
  /** The ids of the players, by name. */
  players: string[]
}

const NAMES = [
  ...['Adam', 'Boris', 'Ctibor', 'Daniel', 'Emil', 'Filip', 'Gregor', 'Hugo', 'Ivan'],
  ...['Jakub', 'Karol', 'Leonard', 'Matúš', 'Norbert', 'Oliver', 'Patrik', 'Richard', 'Samuel'],
]

/** A category with players, eighteen at most, and a trainer of its own, whose events are nobody else's. */
export async function makeTeam(office: Visitor, surname: string, size = NAMES.length): Promise<OwnTeam> {
  const create = async <Body>(path: string, data: object): Promise<Body> => {
    const made = await office.json<Body>(`/api/${path}`, { method: 'POST', body: data })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    return made.body
  }
  const { category } = await create<{ category: { id: string } }>('categories', {
    name: surname,
    showInMatches: false,
  })
  const person = async (data: object) => (await create<{ user: { id: string } }>('users', data)).user.id
  const players = await Promise.all(
    NAMES.slice(0, size).map((firstName, at) =>
      person({
        ...{ firstName, lastName: surname.split(' ')[1]!, role: 'player', playing: true },
        ...{ birthDate: '2016-05-05', category: category.id, jerseyNumber: at + 2 },
      }),
    ),
  )
  const email = `${surname.split(' ')[1]!.toLowerCase()}.trener@zelenadolina.test`
  const trainer = await person({
    ...{ firstName: 'Tibor', lastName: surname, role: 'trainer', email, categories: [category.id] },
  })
  await office.request(`/api/users/${trainer}/password`, {
    method: 'POST',
    body: { currentPassword: PASSWORD, password: PASSWORD },
  })
  return { category: category.id, email, players }
}
