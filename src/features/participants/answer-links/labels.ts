/** What the page of a link says when it cannot be answered any more. */
export const LINK_STATES = {
  open: '',
  closed: 'Odpovede na túto udalosť sú už uzavreté. Zmenu oznámte, prosím, trénerovi.',
  cancelled: 'Táto udalosť je zrušená, odpovedať netreba.',
  over: 'Táto udalosť sa už začala, odpovedať na ňu nemožno.',
} as const
export type LinkState = keyof typeof LINK_STATES

export const ANSWER_LINK_BAD =
  'Odkaz už neplatí. Prihláste sa a odpovedzte v aplikácii; novší odkaz nájdete v najbližšom e-maile.'
