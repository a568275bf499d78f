import { createHash } from 'node:crypto'
import type { Club, User } from '@/payload-types'
import { type ConfirmationKind, NUMBER_PREFIXES } from './labels'
import type { ConfirmedPart } from './rules'

/** The club as a confirmation names it; missing texts are empty. */
export interface IssuingClub {
  name: string
  shortName: string
  legalForm: string
  /** In one line. */
  address: string
  companyId: string
  register: string
  signatory: string
  colours: { club: string; shout: string }
  /** The file of the uploaded crest; null where one with initials is drawn. */
  crest: string | null
}

/** Everything a confirmation says; amounts in whole cents, days YYYY-MM-DD. */
export interface Confirmation {
  kind: ConfirmationKind
  number: string
  /** The season or the year. */
  period: string
  day: string
  club: IssuingClub
  player: string
  /** For the employer only; empty otherwise, and when unknown. */
  birthDate: string
  joinedAt: string
  variableSymbol: string
  parts: ConfirmedPart[]
  total: number
  /** The club's own text, filled; empty without one. As the crest it is only drawn, the number does not know it. */
  text: string
}

const text = (value: string | null | undefined): string => value?.trim() ?? ''

/** The club as it is on the day; its crest with the populated picture. */
export const issuingClub = (club: Club): IssuingClub => ({
  name: club.name,
  shortName: club.shortName,
  legalForm: text(club.legalForm),
  address: text(club.address).replace(/\s*\n\s*/g, ', '),
  companyId: text(club.companyId),
  register: text(club.register),
  signatory: text(club.signatory),
  colours: { club: club.colours.club, shout: club.colours.shout },
  crest: (typeof club.crest === 'object' && club.crest?.filename) || null,
})

/** Whom a confirmation of this kind is about: the employer needs to know the child's age, nobody else. */
export const confirmedPerson = (
  { name, birthDate, joinedAt, variableSymbol }: User,
  kind: ConfirmationKind,
): Pick<Confirmation, 'player' | 'birthDate' | 'joinedAt' | 'variableSymbol'> => ({
  player: name ?? '',
  birthDate: kind === 'employer' ? text(birthDate) : '',
  joinedAt: kind === 'employer' ? text(joinedAt) : '',
  variableSymbol: text(variableSymbol),
})

/** What a confirmation confirms, which never changes: not the names, the crest and the fees' reasons of its day, which are only drawn on it. */
export interface Confirmed {
  kind: ConfirmationKind
  /** The season or the year. */
  of: string
  day: string
  symbol: string
  /** The id of the player. */
  person: string
  companyId: string
  parts: readonly ConfirmedPart[]
}

/**
 * A confirmation's number: kind, period, symbol and day of issue, and a print of what it confirms, so that the same number
 * is always the same confirmation, also after a change of a name: „CP-2026/27-1000000017-20261124-7F3A91C0“.
 */
export const confirmationNumber = ({
  kind,
  of,
  day,
  symbol,
  person,
  companyId,
  parts,
}: Confirmed): string => {
  const paid = parts.map(({ period, item, received, amount }) => [period, item, received, amount])
  const print = createHash('sha256')
    .update(JSON.stringify([kind, of, day, symbol, person, companyId, paid]))
    .digest('hex')
  return [NUMBER_PREFIXES[kind], of, symbol, day.replaceAll('-', ''), print.slice(0, 8).toUpperCase()]
    .filter(Boolean)
    .join('-')
}
