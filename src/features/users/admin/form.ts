import { amount, choice, day, flag, number, own, reference, references, text } from '@/lib/form-fields'
import { formTable, type ValuesOf } from '@/lib/form-table'
import { POSITIONS, RELATIONS } from '../labels'
import type { UserView } from '../schema'
import { KIND_WORDS } from './labels'
import { type ChildValue, type Kind, kindOf } from './rules'

const line = (label: string, maxLength: number, attributes = {}) =>
  text(label, { autoComplete: 'off', maxLength, ...attributes })

/** Days YYYY-MM-DD. */
const fields = {
  kind: own<Kind>('Rola', 'player', (kind) => KIND_WORDS[kind].one),
  firstName: line('Meno', 60, { required: true }),
  lastName: line('Priezvisko', 60, { required: true }),
  email: {
    ...line('E-mail', 254, { optional: true, type: 'email' }),
    send: (value: string) => value.trim(),
  },
  phone: line('Telefón', 24, { hint: 'Napríklad 0905 123 456.', optional: true, type: 'tel' }),
  category: reference('Kategória', 'categories', 'Žiadna'),
  secondCategory: reference('Hrá aj za', 'categories', 'Nikde inde', { optional: true }),
  categories: references('Trénuje kategórie', 'categories', {
    hint: 'Tréner vidí a zapisuje len svoje kategórie.',
  }),
  hourlyRate: amount('Sadzba za hodinu', {
    hint: 'Vidí ju len tréner sám a kancelária. Z odtrénovaných hodín z nej vychádza suma za mesiac.',
    optional: true,
  }),
  shownOnSite: flag('Zobraziť na stránke Tréneri', false, {
    hint: 'Fotka sa ukáže, až keď so zverejnením súhlasí.',
  }),
  children: {
    ...own<ChildValue[]>('Deti', [], (children) =>
      children.map(({ name, relation }) => `${name} (${RELATIONS[relation]})`).join(', '),
    ),
    send: (children: ChildValue[]) =>
      children.flatMap(({ player, relation, right }) => (player ? [{ player, relation, right }] : [])),
  },
  birthDate: day('Dátum narodenia', { optional: true }),
  jerseyNumber: number('Číslo dresu', { max: 99, min: 1, optional: true }),
  position: choice('Post', POSITIONS, 'Neurčený'),
  joinedAt: day('Člen od', { optional: true }),
  feePausedUntil: day('Členské pozastavené do', {
    hint: 'Kto má pauzu, neráta sa do zľavy pre súrodencov: ich členské sa môže zmeniť.',
    optional: true,
  }),
  medicalValidUntil: day('Lekárska prehliadka do', { optional: true }),
  registrationNumber: line('Registračný preukaz', 20, { optional: true }),
  trialUntil: day('Na skúške do', {
    hint: 'Dieťa na skúške sa neprihlasuje a neplatí členské.',
    optional: true,
  }),
}

export type UserForm = ValuesOf<typeof fields>

/** What is drawn of a player, and cleared for everybody else. */
export const PLAYER_ROWS = [
  ['category', 'secondCategory'],
  ['birthDate', 'jerseyNumber', 'position'],
  ['registrationNumber', 'medicalValidUntil'],
] as const
export const MEMBERSHIP_ROWS = [['joinedAt', 'feePausedUntil'], 'trialUntil'] as const
const PLAYER_FIELDS = [...PLAYER_ROWS.flat(), 'feePausedUntil', 'trialUntil'] as const
/** What only a trainer has. */
const TRAINER_FIELDS = ['categories', 'hourlyRate'] as const

export const userForm = formTable<UserView>()(fields, {
  read: {
    kind: kindOf,
    children: ({ children }) =>
      children.map(({ player, relation, right }) => ({
        player: player.id,
        name: player.name,
        relation,
        right,
      })),
  },
  hidden: ({ kind }) => {
    if (kind === 'player') return ['children', ...TRAINER_FIELDS, 'shownOnSite']
    if (kind === 'parent') return [...PLAYER_FIELDS, ...TRAINER_FIELDS, 'shownOnSite']
    return kind === 'trainer' ? PLAYER_FIELDS : [...PLAYER_FIELDS, ...TRAINER_FIELDS]
  },
  send: ({ kind }) => ({ role: kind === 'parent' ? 'player' : kind, playing: kind === 'player' }),
})

/** The values of a new person's form; with `child` of that child's guardian. */
export const newUser = (today: string, child?: { id: string; name: string }): UserForm =>
  userForm.empty(
    child
      ? {
          kind: 'parent',
          children: [{ player: child.id, name: child.name, relation: 'mother', right: 'full' }],
        }
      : { joinedAt: today },
  )
