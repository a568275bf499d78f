export const CONFIRMATION_TITLES = {
  membership: 'Potvrdenie o úhrade členského príspevku',
  employer: 'Potvrdenie na príspevok na športovú činnosť dieťaťa',
} as const
export type ConfirmationKind = keyof typeof CONFIRMATION_TITLES

/** What is said above the payments. */
export const CONFIRMATION_TEXTS: Record<ConfirmationKind, string> = {
  membership: 'Klub potvrdzuje, že za svojho člena prijal tieto platby:',
  employer:
    'Klub potvrdzuje, že za pravidelnú športovú činnosť dieťaťa v klube prijal tieto členské príspevky. Potvrdenie slúži na preukázanie výdavkov podľa § 152b Zákonníka práce.',
}

/** The letters a number of each kind begins with. */
export const NUMBER_PREFIXES: Record<ConfirmationKind, string> = { membership: 'CP', employer: 'SC' }
