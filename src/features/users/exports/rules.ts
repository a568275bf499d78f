import { column, type FileColumn } from '@/lib/file-column'
import { joinedNames } from '@/lib/reference'
import { KIND_WORDS } from '../admin/labels'
import { kindOf } from '../admin/rules'
import { POSITIONS, RELATIONS } from '../labels'
import type { UserRow } from './views'

/** Guardians with columns of their own; further ones share the last. */
const GUARDIANS = 2

const guardianColumns = (index: number): FileColumn<UserRow>[] => {
  const number = index === 0 ? '' : ` ${index + 1}`
  return [
    column(`Zákonný zástupca${number}`, 24, ({ guardians }) => guardians[index]?.name ?? ''),
    column(`Vzťah${number}`, 10, ({ guardians }) => {
      const link = guardians[index]?.link
      return link ? RELATIONS[link.relation] : ''
    }),
    column(`Telefón zástupcu${number}`, 18, ({ guardians }) => guardians[index]?.phone ?? ''),
    column(`E-mail zástupcu${number}`, 28, ({ guardians }) => guardians[index]?.email ?? ''),
  ]
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
  column('Stav', 11, ({ active }) => (active ? 'aktívny' : 'neaktívny')),
  column('Kategória', 11, ({ category }) => category?.name ?? ''),
  column('Hrá aj za', 11, ({ secondCategory }) => secondCategory?.name ?? ''),
  column('Trénuje kategórie', 18, ({ categories }) => joinedNames(categories)),
  column('Dátum narodenia', 15, ({ birthDate }) => birthDate, 'day'),
  column('Registračný preukaz', 19, ({ registrationNumber }) => registrationNumber),
  column('Číslo dresu', 11, ({ jerseyNumber }) => jerseyNumber, 'number'),
  column('Post', 11, ({ position }) => (position ? POSITIONS[position] : '')),
  column('Telefón', 18, ({ phone }) => phone),
  column('E-mail', 28, ({ email }) => email),
  ...Array.from({ length: GUARDIANS }, (_, index) => guardianColumns(index)).flat(),
  column('Ďalší zástupcovia', 24, furtherGuardians),
  column('Deti', 30, ({ children }) => joinedNames(children.map(({ player }) => player))),
  column('Variabilný symbol', 17, ({ variableSymbol }) => variableSymbol),
  column('Člen od', 12, ({ joinedAt }) => joinedAt, 'day'),
  column('Členské pozastavené do', 23, ({ feePausedUntil }) => feePausedUntil, 'day'),
  column('Lekárska prehliadka do', 22, ({ medicalValidUntil }) => medicalValidUntil, 'day'),
  column('Na skúške do', 13, ({ trialUntil }) => trialUntil, 'day'),
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
