/** What an enquiry is about. */
export const KINDS = {
  trial: 'Skúšobný tréning',
  contact: 'Otázka alebo odkaz',
  erasure: 'Vymazanie osobných údajov',
  photo: 'Skrytie fotografie',
} as const
export type Kind = keyof typeof KINDS

/** How far the club is with an enquiry. */
export const STATES = {
  new: 'Nová',
  contacted: 'Kontaktovaná',
  trial: 'Na skúške',
  closed: 'Uzavretá',
} as const
export type State = keyof typeof STATES

/** The states as views of the office's list. */
export const STATE_TABS: Record<State, string> = {
  new: 'Nové',
  contacted: 'Kontaktované',
  trial: 'Na skúške',
  closed: 'Uzavreté',
}

/** What the office does with an enquiry, by the state it then has. */
export const STATE_ACTS = {
  new: 'Otvoriť znova',
  contacted: 'Kontaktovali sme',
  closed: 'Uzavrieť',
} as const satisfies Partial<Record<State, string>>

/** The message after it was done, by the state an enquiry then has. */
export const STATE_DONE: Record<State, string> = {
  new: 'Správa je znova otvorená.',
  contacted: 'Správa je označená ako kontaktovaná.',
  trial: 'Dieťa je na skúške.',
  closed: 'Správa je uzavretá.',
}

/** The message after a form was sent. */
export const THANKS: Record<Kind, string> = {
  trial: 'Ďakujeme, tréner vás bude kontaktovať.',
  contact: 'Ďakujeme, správa je odoslaná. Ozveme sa vám čo najskôr.',
  erasure: 'Ďakujeme, žiadosť je odoslaná. Vybavíme ju najneskôr do mesiaca.',
  photo: 'Ďakujeme, žiadosť je odoslaná. Fotografiu čo najskôr skryjeme.',
}

export interface EmailFacts {
  kind: Kind
  childName: string
  birthYear: number | null
  guardianName: string
  phone: string
  email: string
  note: string
  category: string
  /** The enquiry in the panel. */
  link: string
}

/** The e-mail to the club. Its subject holds nothing a visitor typed. */
export const enquiryEmail = (facts: EmailFacts) => {
  const { kind, childName, birthYear, guardianName, phone, email, note, category, link } = facts
  const lines = [
    ['Dieťa', childName],
    ['Rok narodenia', birthYear ? String(birthYear) : ''],
    ['Navrhovaná kategória', kind === 'trial' ? category || 'žiadna, rozhodne tréner' : ''],
    [kind === 'trial' ? 'Zákonný zástupca' : 'Meno', guardianName],
    ['Telefón', phone],
    ['E-mail', email],
  ]
  const known = lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`)
  return {
    subject: category && kind === 'trial' ? `${KINDS.trial} – ${category}` : `${KINDS[kind]} – správa z webu`,
    action: 'Otvoriť v administrácii',
    link,
    text: `${KINDS[kind]}

${known.join('\n')}
${note && `\n${note}\n`}
${email ? 'Odpoveď na túto správu pôjde odosielateľovi.' : 'Odosielateľ neuviedol e-mail, zavolajte mu.'}
V administrácii ju nájdete tu:
${link}

Správa aj jej kópia v administrácii obsahujú osobné údaje. Z administrácie sa vymaže sama po 90 dňoch.
`,
  }
}

/** The message when neither phone nor e-mail was given. */
export const CONTACT_MISSING = 'Zadajte telefón alebo e-mail, aby sme sa vám mohli ozvať.'
