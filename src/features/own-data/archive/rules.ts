import { dateAndTime } from '@/lib/date-format'

/** Minutes within which a prepared archive can be downloaded. */
export const LINK_MINUTES = 10
/** Archives an account may prepare in a day. */
export const ARCHIVES_A_DAY = 3
/** The version of names and keys: raised when one of them would have to change its meaning. */
export const FORMAT = 1

interface Described {
  file: string
  title: string
  keys: Readonly<Record<string, string>>
}
interface Someone {
  name: string
  username: string
  self: boolean
}

/** The folder of a person: „ja“ for whoever downloads, for children their sign-in name, which is theirs alone. */
export const folderOf = ({ self, username }: Pick<Someone, 'self' | 'username'>): string =>
  self ? 'ja' : `deti/${username.replace(/[^a-z0-9.-]/g, '-').replace(/\.{2,}|^\./g, '-')}`

/** The text that explains an archive, for a person who opens it. */
export const readmeText = (
  club: string,
  people: readonly Someone[],
  areas: readonly Described[],
  now: Date,
): string => `VAŠE ÚDAJE V KLUBE
${club}
Pripravené ${dateAndTime(now)}

Archív obsahuje osobné údaje, ktoré o vás a o vašich deťoch do 18 rokov vedie aplikácia klubu.
Uložte ho na bezpečné miesto a neposielajte ho ďalej.

PRIEČINKY
${people.map((person) => `  ${folderOf(person)}/  ${person.name}`).join('\n')}

AKO SÚ ÚDAJE ZAPÍSANÉ
Každá oblasť je súbor JSON v kódovaní UTF-8: zoznam záznamov, každý s rovnakými kľúčmi. Otvorí ho textový
editor aj prehliadač; program, ktorý ho číta, sa môže spoľahnúť, že názvy súborov a kľúčov sa nezmenia
(verzia ${FORMAT}). Časy sú vo svetovom čase (UTC), dni v tvare RRRR-MM-DD, peniaze v celých centoch, null znamená bez údaja.

${areas.map(describe).join('\n\n')}

ČO V ARCHÍVE NIE JE
  Údaje iných ľudí. Druhý zákonný zástupca je uvedený len vzťahom a právami, platiteľ a zapisujúci vôbec.
  Fotky, na ktorých sú aj iní: požiadajte o ne kanceláriu klubu.
  Interné poznámky klubu, ktoré môžu menovať iných: kancelária ich posúdi, keď o ne požiadate.
  Heslo: je uložené tak, že ho nevie prečítať nikto. Tajná adresa kalendára: nájdete ju v profile.
`

const describe = ({ file, title, keys }: Described): string =>
  [`${file}.json – ${title}`, ...Object.entries(keys).map(([key, meaning]) => `  ${key}: ${meaning}`)].join(
    '\n',
  )
