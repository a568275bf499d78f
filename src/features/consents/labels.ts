/** What a consent is for. */
export const PURPOSES = {
  photos: 'Fotografie a videá na webe',
  social: 'Fotografie a videá na sociálnych sieťach',
  names: 'Meno v zostavách a výsledkoch',
  processing: 'Spracúvanie osobných údajov',
} as const
export type Purpose = keyof typeof PURPOSES
export const PURPOSE_KEYS = Object.keys(PURPOSES) as Purpose[]

/** In which relation somebody gave a consent: for themselves, or as whose guardian. */
export const GIVEN_AS = {
  self: 'za seba',
  mother: 'matka',
  father: 'otec',
  other: 'zákonný zástupca',
} as const
export type GivenAs = keyof typeof GIVEN_AS

/** What the two buttons say. */
export const ANSWERS = { yes: 'Súhlasím', no: 'Nesúhlasím' } as const

/** Who answers for a person, of the caller, in place of an answer that nobody has given yet. */
export const ANSWERERS = {
  me: 'Zatiaľ bez odpovede.',
  guardian: 'Zatiaľ bez odpovede. Do 16 rokov odpovedá zákonný zástupca s\u00a0plnými právami.',
  person: 'Zatiaľ bez odpovede. Od 16 rokov odpovedá hráč po prihlásení sám.',
  nobody: 'Bez odpovede. Kto už v\u00a0klube nie je, toho sa nepýtame.',
} as const
export type Answerer = keyof typeof ANSWERERS

/** Why somebody is asked (again). */
export const DUE = {
  missing: 'Ešte ste neodpovedali.',
  newText: 'Text sa zmenil, prosíme o novú odpoveď.',
  sixteen: 'Od 16 rokov odpovedáte sami.',
  eighteen: 'Od 18 rokov platí len vaša odpoveď, prosíme, potvrďte ju.',
} as const
export type Due = keyof typeof DUE

const WITHDRAWAL = `Súhlas je dobrovoľný a platí, kým ho neodvoláte. Odvolať ho môžete kedykoľvek v profile alebo písomne v klube. Odvolanie súhlasu nemá vplyv na spracúvanie pred jeho odvolaním. Na členstvo, tréningy ani nomináciu odpoveď nemá vplyv.`

/**
 * The first version of each text, part of the product. A club's table gets it with the first answer to it; what somebody has
 * answered is never changed by a new version of the program.
 */
export const FIRST_TEXTS: Readonly<Record<Purpose, string>> = {
  photos: `Súhlasím, aby klub na svojom webe zverejňoval fotografie a videá z tréningov, zápasov a klubových podujatí, na ktorých je osoba uvedená pri tomto súhlase rozpoznateľná. Účelom je informovať o činnosti klubu. Fotografie si na webe môže pozrieť ktokoľvek. Po odvolaní súhlasu ich web prestane ukazovať hneď.\n\n${WITHDRAWAL}`,
  social: `Súhlasím, aby klub na svojich profiloch na sociálnych sieťach zverejňoval fotografie a videá z tréningov, zápasov a klubových podujatí, na ktorých je osoba uvedená pri tomto súhlase rozpoznateľná. Účelom je informovať o činnosti klubu. Sociálnu sieť prevádzkuje jej vlastník podľa svojich podmienok. Po odvolaní súhlasu klub príspevok odstráni zo svojho profilu; kópie, ktoré si medzitým urobil niekto iný, odstrániť nevie.\n\n${WITHDRAWAL}`,
  names: `Súhlasím, aby klub pri zápasoch a turnajoch uvádzal meno osoby uvedenej pri tomto súhlase v zostavách, medzi strelcami gólov a vo výsledkoch. Bez súhlasu v nich meno nebude. Ukladania dochádzky a odpovedí, ktoré vidí len rodina, tréner a kancelária, sa súhlas netýka.\n\n${WITHDRAWAL}`,
  processing: `Súhlasím, aby klub ako prevádzkovateľ po čas členstva ukazoval trénerom v súpiske aj profilovú fotografiu osoby uvedenej pri tomto súhlase. Po nesúhlase alebo odvolaní ju v súpiske neuvidia. Údaje potrebné na členstvo, dochádzku, súťaže a účtovníctvo klub spracúva na inom právnom základe a súhlas na ne netreba. Máte právo na prístup, opravu, vymazanie, obmedzenie, prenosnosť a námietku a právo podať návrh Úradu na ochranu osobných údajov SR.\n\n${WITHDRAWAL}`,
}

/** Words of the state a consent is in. */
export const STATES = {
  yes: 'Súhlas udelený',
  no: 'Nesúhlas',
  withdrawn: 'Súhlas odvolaný',
  none: 'Bez odpovede',
} as const

/** What a sign beside a name says of photos of somebody. */
export const PHOTO_SIGNS = { noPhotos: 'Nefotiť', noSocial: 'Nie na siete' } as const
export type PhotoSign = keyof typeof PHOTO_SIGNS
