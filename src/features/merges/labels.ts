/** The values of two people that are compared, in the order of the page. */
export const FIELDS = {
  firstName: 'Meno',
  lastName: 'Priezvisko',
  role: 'Rola',
  active: 'Účet',
  email: 'E-mail',
  phone: 'Telefón',
  birthDate: 'Dátum narodenia',
  category: 'Kategória',
  secondCategory: 'Hrá aj za',
  jerseyNumber: 'Číslo dresu',
  position: 'Post',
  registrationNumber: 'Registračný preukaz',
  medicalValidUntil: 'Lekárska prehliadka do',
  joinedAt: 'Člen od',
  feePausedUntil: 'Členské pozastavené do',
  trialUntil: 'Na skúške do',
  photo: 'Fotka',
  hourlyRate: 'Sadzba za hodinu',
} as const
export type FieldKey = keyof typeof FIELDS
export const FIELD_KEYS = Object.keys(FIELDS) as FieldKey[]

export const CHANGED = 'Medzitým sa pri niektorej z osôb niečo zmenilo. Pozrite si porovnanie znova.'

/** The name of the row that became another person's: nothing of whose it was is left in it. */
export const MERGED_NAME = { firstName: 'Zlúčená', lastName: 'osoba' } as const

/** The e-mail to the address of an account that became one with another; it says nothing of the other one. */
export const mergedEmail = (facts: { name: string; username: string; club: string }) => ({
  subject: `Účet bol zlúčený – ${facts.club}`,
  text: `Dobrý deň,

účet ${facts.name} (prihlasovacie meno ${facts.username}) klub zlúčil s druhým účtom tej istej osoby. Prihlásiť sa ním už nedá a správy na túto e-mailovú adresu prestanú chodiť. Prihlasujte sa druhým účtom.

Ak druhý účet nemáte alebo ste o zlúčení nevedeli, ozvite sa, prosím, klubu.

${facts.club}
`,
})
