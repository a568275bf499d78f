import { sortKey } from '@/lib/sort-key'
import { fold } from '@/lib/text'
import { freeUsername, fullName, usernameBase, variableSymbolOf } from '@/features/users/rules'
import type { User } from '@/payload-types'
import { chanceOf, tokenFor } from '../random'

export type Account = Partial<User> & Pick<User, 'id' | 'firstName' | 'lastName' | 'role'>

/** Derives what the users' hooks would, by the same rules, and assigns unique values. */
export class Accounts {
  readonly rows: Account[] = []
  private readonly usernames = new Set<string>()
  private readonly symbols = new Set<string>()
  private readonly emails = new Set<string>()
  private phones = 0

  constructor(private readonly secret: string) {}

  /** Adds a user with derived names, symbols, username and token. */
  add(person: Account): Account {
    const { firstName, lastName } = person
    const username = freeUsername(usernameBase(person), this.usernames)
    this.usernames.add(username)
    const row: Account = {
      name: fullName(person),
      sortName: sortKey(`${lastName} ${firstName}`),
      searchName: fold(`${firstName} ${lastName} ${firstName}`),
      username,
      active: true,
      playing: false,
      calendarToken: tokenFor(this.secret, person.id),
      quietHours: { from: '21:00', to: '07:00' },
      staff: { shown: person.role !== 'player', contactShown: false },
      ...person,
    }
    if (row.playing) row.variableSymbol = this.symbol(person.id)
    if (row.children?.length) row.familySymbol = this.symbol(`family:${person.id}`)
    this.rows.push(row)
    return row
  }

  /** An unused address: jana.lalikova@posta.test. */
  email(firstName: string, lastName: string): string {
    const base = usernameBase({ firstName, lastName })
    const address = freeUsername(base, this.emails)
    this.emails.add(address)
    return `${address}@posta.test`
  }

  /** The next telephone number of a network that does not exist: +421 000 000 001 upwards. */
  phone(): string {
    this.phones += 1
    return `+421 000 000 ${String(this.phones).padStart(3, '0')}`
  }

  private symbol(key: string): string {
    const chance = chanceOf(`symbol:${key}`)
    let symbol = variableSymbolOf(chance.between(0, 8_999_999))
    while (this.symbols.has(symbol)) symbol = variableSymbolOf(chance.between(0, 8_999_999))
    this.symbols.add(symbol)
    return symbol
  }
}
