import { invitationEnd } from '@/features/session/invitations/rules'
import { addDays, momentAt } from '@/lib/dates'
import { chanceOf, idFor } from '../random'
import { STAFF } from '../data/staff'
import { categoryId, staffId, type SeedContext } from '../context'
import { type Account, Accounts } from './accounts'
import { addFormerFamily } from './former'
import { addTrialChild } from './trial'
import { type Child, familiesOf, type Family } from './families'
import { type SquadPlace, squadPlaces } from './squads'

export interface People {
  rows: Account[]
  families: Family[]
  /** The accounts of the children. */
  players: Account[]
}

/** All users: staff first, then families, players before their guardians. */
export const peopleOf = (context: SeedContext, secret: string): People => {
  const accounts = new Accounts(secret)
  for (const person of STAFF) accounts.add(staffRow(person, accounts))
  const families = familiesOf(context)
  const places = squadPlaces(
    context,
    families.flatMap(({ children }) => children),
  )
  const players = families.flatMap(({ children }) =>
    children.map((child) => accounts.add(playerRow(context, child, places.get(child.id), accounts))),
  )
  for (const family of families) addGuardians(context, family, accounts)
  addFormerFamily(context, accounts)
  addTrialChild(context, accounts)
  return { rows: accounts.rows, families, players }
}

function staffRow(person: (typeof STAFF)[number], accounts: Accounts): Account {
  const { first, last, role, email, categories, hourlyRate, title, licence, bio, contactShown } = person
  return {
    id: staffId(`${first} ${last}`),
    firstName: first,
    lastName: last,
    role,
    email,
    phone: accounts.phone(),
    categories: categories.map(categoryId),
    hourlyRate,
    staff: { title, licence, bio, shown: true, contactShown },
  }
}

function playerRow(
  context: SeedContext,
  child: Child,
  place: SquadPlace | undefined,
  accounts: Accounts,
): Account {
  const chance = chanceOf(`player:${child.id}`)
  const older = ['U15', 'U17'].includes(child.category)
  const jakub = child.first === 'Jakub' && child.last === 'Ľalík'
  const joined = `${Math.max(context.season.startYear - chance.between(0, 5), Number(child.birthDate.slice(0, 4)) + 5)}-09-01`
  return {
    id: child.id,
    firstName: child.first,
    lastName: child.last,
    role: 'player',
    playing: true,
    category: categoryId(child.category),
    birthDate: child.birthDate,
    ...place,
    email: jakub
      ? 'hrac@zelenadolina.test'
      : older && chance.happens(0.8)
        ? accounts.email(child.first, child.last)
        : undefined,
    phone: older && chance.happens(0.7) ? accounts.phone() : undefined,
    joinedAt: joined < context.today ? joined : `${context.season.startYear - 1}-09-01`,
    medicalValidUntil: addDays(context.today, chance.between(-20, 330)),
    registrationNumber: child.category === 'U7' ? undefined : String(chance.between(1_300_000, 1_499_999)),
  }
}

/** Days before the demo's today on which a part of the guardians was invited. */
const INVITED_BEFORE = 12

function addGuardians(
  context: SeedContext,
  { guardians, children, surname }: Family,
  accounts: Accounts,
): void {
  const invitedAt = momentAt(addDays(context.today, -INVITED_BEFORE), '18:30').getTime()
  for (const { id, first, last, relation, right } of guardians) {
    const demo = surname === 'Ľalík' && relation === 'mother'
    const invited = !demo && chanceOf(`invited:${id}`).happens(0.3)
    accounts.add({
      id,
      firstName: first,
      lastName: last,
      role: 'player',
      email: demo ? 'rodic@zelenadolina.test' : accounts.email(first, last),
      phone: accounts.phone(),
      ...(invited && { invitationExpiration: invitationEnd(invitedAt) }),
      children: children.map((child) => ({
        id: idFor('child', `${id}:${child.id}`),
        player: child.id,
        relation,
        right,
      })),
    })
  }
}
