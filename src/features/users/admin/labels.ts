import { writtenDay } from '@/lib/dates'
import { POSITIONS, RELATIONS } from '../labels'
import type { Kind, UserForm } from './rules'

export const KIND_WORDS: Record<Kind, { one: string; many: string }> = {
  player: { one: 'Hráč', many: 'Hráči' },
  parent: { one: 'Rodič', many: 'Rodičia' },
  trainer: { one: 'Tréner', many: 'Tréneri' },
  admin: { one: 'Administrátor', many: 'Administrátori' },
}

interface Names {
  categories: readonly { id: string; name: string }[]
}

const namesOf = (ids: readonly string[], rows: readonly { id: string; name: string }[]): string =>
  rows
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ')

/** One version of a person, line by line as a person reads it. */
export const toldUser = (form: UserForm, { categories }: Names): [string, string][] => [
  ['Rola', KIND_WORDS[form.kind].one],
  ['Meno', form.firstName],
  ['Priezvisko', form.lastName],
  ['E-mail', form.email],
  ['Telefón', form.phone],
  ['Kategória', namesOf([form.category], categories)],
  ['Ďalšia kategória', namesOf([form.secondCategory], categories)],
  ['Trénuje', namesOf(form.categories, categories)],
  ['Deti', form.children.map(({ name, relation }) => `${name} (${RELATIONS[relation]})`).join(', ')],
  ['Dátum narodenia', writtenDay(form.birthDate)],
  ['Číslo dresu', form.jerseyNumber],
  ['Post', form.position && POSITIONS[form.position]],
  ['Člen od', writtenDay(form.joinedAt)],
  ['Členské pozastavené do', writtenDay(form.feePausedUntil)],
  ['Lekárska prehliadka platí do', writtenDay(form.medicalValidUntil)],
  ['Číslo registračného preukazu', form.registrationNumber],
  ['Na skúške do', writtenDay(form.trialUntil)],
]
