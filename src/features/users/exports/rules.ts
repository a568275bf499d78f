import { column, type FileColumn, offPaper } from '@/lib/file-column'
import { joinedNames } from '@/lib/reference'
import { KIND_WORDS } from '../admin/labels'
import { kindOf } from '../admin/rules'
import { POSITIONS, RELATIONS } from '../labels'
import type { UserRow } from './views'

/** Guardians with columns of their own; further ones share the last. */
const GUARDIANS = 2

const guardianColumns = (index: number): FileColumn<UserRow>[] => {
  const number = index === 0 ? '' : ` ${index + 1}`
  const name = column<UserRow>(
    `Zákonný zástupca${number}`,
    24,
    ({ guardians }) => guardians[index]?.name ?? '',
  )
  const relation = column<UserRow>(`Vzťah${number}`, 10, ({ guardians }) => {
    const link = guardians[index]?.link
    return link ? RELATIONS[link.relation] : ''
  })
  const phone = column<UserRow>(
    `Telefón zástupcu${number}`,
    18,
    ({ guardians }) => guardians[index]?.phone ?? '',
  )
  const email = column<UserRow>(
    `E-mail zástupcu${number}`,
    28,
    ({ guardians }) => guardians[index]?.email ?? '',
  )
  return index === 0
    ? [name, offPaper(relation), phone, offPaper(email)]
    : [name, relation, phone, email].map(offPaper)
}

/** Guardians beyond those with columns: „Eva Malá, +421 905 123 456, eva@example.sk; …“. */
const furtherGuardians = ({ guardians }: UserRow): string =>
  guardians
    .slice(GUARDIANS)
    .map(({ name, phone, email }) => [name, phone, email].filter(Boolean).join(', '))
    .join('; ')

/** The columns of the club's people. */
export const userColumns: readonly FileColumn<UserRow>[] = [
  column('Priezvisko', 20, ({ lastName }) => lastName),
  column('Meno', 16, ({ firstName }) => firstName),
  column('Rola', 14, (user) => KIND_WORDS[kindOf(user)].one),
  offPaper(column('Stav', 11, ({ active }) => (active ? 'aktívny' : 'neaktívny'))),
  column('Kategória', 11, ({ category }) => category?.name ?? ''),
  offPaper(column('Hrá aj za', 11, ({ secondCategory }) => secondCategory?.name ?? '')),
  offPaper(column('Trénuje kategórie', 18, ({ categories }) => joinedNames(categories))),
  column('Dátum narodenia', 15, ({ birthDate }) => birthDate, 'day'),
  offPaper(column('Registračný preukaz', 19, ({ registrationNumber }) => registrationNumber)),
  offPaper(column('Číslo dresu', 11, ({ jerseyNumber }) => jerseyNumber, 'number')),
  offPaper(column('Post', 11, ({ position }) => (position ? POSITIONS[position] : ''))),
  column('Telefón', 18, ({ phone }) => phone),
  column('E-mail', 28, ({ email }) => email),
  ...Array.from({ length: GUARDIANS }, (_, index) => guardianColumns(index)).flat(),
  offPaper(column('Ďalší zástupcovia', 24, furtherGuardians)),
  offPaper(column('Deti', 30, ({ children }) => joinedNames(children.map(({ player }) => player)))),
  offPaper(column('Variabilný symbol', 17, ({ variableSymbol }) => variableSymbol)),
  offPaper(column('Člen od', 12, ({ joinedAt }) => joinedAt, 'day')),
  offPaper(column('Členské pozastavené do', 23, ({ feePausedUntil }) => feePausedUntil, 'day')),
  offPaper(column('Lekárska prehliadka do', 22, ({ medicalValidUntil }) => medicalValidUntil, 'day')),
  offPaper(column('Na skúške do', 13, ({ trialUntil }) => trialUntil, 'day')),
]

/** Who may act for the player, the first of them: a guardian who may only read signs nothing at the federation. */
const signing = ({ guardians }: UserRow) => guardians.find(({ link }) => link.right === 'full')

/** The columns by which the federation registers a player, as far as the club stores them: no address, no nationality. */
export const registrationColumns: readonly FileColumn<UserRow>[] = [
  column('Priezvisko', 20, ({ lastName }) => lastName),
  column('Meno', 16, ({ firstName }) => firstName),
  column('Dátum narodenia', 15, ({ birthDate }) => birthDate, 'day'),
  column('Registračné číslo', 19, ({ registrationNumber }) => registrationNumber),
  column('Zákonný zástupca', 24, (user) => signing(user)?.name ?? ''),
  column('E-mail zástupcu', 28, (user) => signing(user)?.email ?? ''),
  column('Telefón zástupcu', 18, (user) => signing(user)?.phone ?? ''),
]
