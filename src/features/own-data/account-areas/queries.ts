import path from 'node:path'
import { liveSessions } from '@/features/users/rules'
import { idOf, idsOf } from '@/lib/reference'
import { uploadDir } from '@/lib/uploaded-files'
import type { User } from '@/payload-types'
import { categoryNames, storedRows } from '../queries'
import { area, type AreaFile } from '../views'

const columns = <Key extends keyof User>(row: User, keys: readonly Key[]): Record<Key, unknown> =>
  Object.fromEntries(keys.map((key) => [key, row[key] ?? null])) as Record<Key, unknown>

const PROFILE = {
  firstName: 'meno',
  lastName: 'priezvisko',
  formerNames: 'mená pred zlúčením dvoch záznamov tej istej osoby',
  username: 'prihlasovacie meno',
  email: 'e-mail',
  newEmail: 'nový e-mail, ktorý čaká na potvrdenie',
  phone: 'telefón',
  role: 'rola: player, trainer, admin',
  active: 'či je účet aktívny',
  inactiveSince: 'odkedy účet nie je aktívny',
  playing: 'či hrá',
  birthDate: 'dátum narodenia',
  jerseyNumber: 'číslo dresu',
  position: 'post',
  joinedAt: 'členom od',
  feePausedUntil: 'členské pozastavené do',
  medicalValidUntil: 'lekárska prehliadka platí do',
  registrationNumber: 'číslo registračného preukazu',
  trialUntil: 'na skúške do',
  variableSymbol: 'variabilný symbol',
  familySymbol: 'variabilný symbol rodiny',
  hourlyRate: 'sadzba trénera za hodinu v centoch',
  quietHours: 'nočný pokoj bez správ',
  notificationChoices: 'druhy správ, ktoré nechce dostávať',
  digest: 'či správy chce až vo večernom súhrne',
  staff: 'údaje na stránke Tréneri',
  createdAt: 'účet vznikol',
  updatedAt: 'údaje sa naposledy zmenili',
} as const satisfies Partial<Record<keyof User, string>>

export const profileArea = area({
  file: 'profil',
  title: 'Profil: údaje účtu a hráča',
  keys: {
    ...PROFILE,
    category: 'kategória',
    secondCategory: 'ďalšia kategória',
    trains: 'kategórie, ktoré trénuje',
  },
  read: async (req, { person }) => {
    const named = await categoryNames(req)
    return {
      rows: [
        {
          ...columns(person, Object.keys(PROFILE) as (keyof typeof PROFILE)[]),
          category: named(person.category),
          secondCategory: named(person.secondCategory),
          trains: idsOf(person.categories).map(named),
        },
      ],
    }
  },
})

export const familyArea = area({
  file: 'rodina',
  title: 'Rodina: prepojenia rodiča a dieťaťa',
  keys: {
    link: 'child: dieťa tohto človeka, guardian: zákonný zástupca tohto hráča',
    relation: 'vzťah: mother, father, other',
    right: 'práva: full alebo len read',
    you: 'či ste to vy, ktorí ste archív stiahli',
  },
  read: async (req, { person }) => {
    const guardians = await storedRows(req, 'users', { 'children.player': { equals: person.id } })
    return {
      rows: [
        ...(person.children ?? []).map(({ relation, right }) => ({
          ...{ link: 'child', relation, right, you: false },
        })),
        // Another guardian is told by relation and right alone: more the family does not see in the application either.
        ...guardians.flatMap(({ id, children }) =>
          (children ?? [])
            .filter(({ player }) => idOf(player) === person.id)
            .map(({ relation, right }) => ({ link: 'guardian', relation, right, you: id === req.user!.id })),
        ),
      ],
    }
  },
})

export const sessionArea = area({
  file: 'prihlasenia',
  title: 'Prihlásené zariadenia',
  keys: {
    device: 'prehliadač a systém',
    signedInAt: 'prihlásené',
    lastUsedAt: 'naposledy použité, na hodinu presne',
    expiresAt: 'koniec prihlásenia',
  },
  read: async (_, { person }) => ({
    rows: liveSessions(person, Date.now()).map(({ device, createdAt, lastUsedAt, expiresAt }) => ({
      ...{ device: device ?? null, signedInAt: createdAt ?? null, lastUsedAt: lastUsedAt ?? null, expiresAt },
    })),
  }),
})

/** Pictures that show this person: the photo of the profile, and those of albums in which they are marked. */
export const photoArea = area({
  file: 'fotky',
  title: 'Fotky',
  keys: {
    kind: 'profile: fotka profilu, marked: fotka, na ktorej je označený',
    file: 'súbor v archíve; null pri fotke, na ktorej sú aj iní ľudia',
    createdAt: 'nahraté',
  },
  read: async (req, { person }) => {
    const own = idOf(person.photo)
    const pictures = await storedRows(req, 'media', {
      or: [{ id: { in: own ? [own] : [] } }, { people: { in: [person.id] } }],
    })
    const files: AreaFile[] = []
    const rows = pictures.map(({ id, filename, people, portraitOf, createdAt }) => {
      // The photo of the profile as well: the office may choose one with others in it.
      const isShared = idsOf([...(people ?? []), portraitOf]).some((other) => other !== person.id)
      const file = filename && !isShared ? `fotky/${path.basename(filename)}` : null
      if (file) files.push({ path: file, stored: path.join(uploadDir('media'), path.basename(filename!)) })
      return { kind: id === own ? 'profile' : 'marked', file, createdAt }
    })
    return { rows, files }
  },
})

/** Messages from the public forms with the account's own, verified e-mail. */
export const enquiryArea = area({
  file: 'spravy-z-webu',
  title: 'Správy, ktoré ste poslali cez formuláre na webe',
  keys: {
    kind: 'druh: trial, contact, erasure, photo',
    state: 'stav vybavenia',
    childName: 'meno dieťaťa, ako ste ho napísali',
    birthYear: 'rok narodenia',
    guardianName: 'vaše meno, ako ste ho napísali',
    phone: 'telefón',
    email: 'e-mail',
    note: 'text',
    createdAt: 'odoslané',
    expiresAt: 'sama sa vymaže',
  },
  read: async (req, { person }) => ({
    rows: (person.email ? await storedRows(req, 'enquiries', { email: { equals: person.email } }) : []).map(
      ({ kind, state, childName, birthYear, guardianName, phone, email, note, createdAt, expiresAt }) => ({
        ...{ kind, state, childName, birthYear, guardianName, phone, email, note, createdAt, expiresAt },
      }),
    ),
  }),
})

export const requestArea = area({
  file: 'ziadosti-o-vymazanie',
  title: 'Žiadosti o vymazanie údajov',
  keys: {
    state: 'stav: open, withdrawn, refused, done',
    reply: 'odpoveď klubu',
    createdAt: 'podaná',
    closedAt: 'vybavená',
  },
  read: async (req, { person }) => ({
    rows: (await storedRows(req, 'erasures', { person: { equals: person.id } })).map(
      ({ state, reply, createdAt, closedAt }) => ({ ...{ state, reply, createdAt, closedAt } }),
    ),
  }),
})
