/** What a column of an imported schedule may hold, as the office maps it by hand. */
export const FIXTURE_FIELDS = {
  day: 'Dátum',
  time: 'Čas výkopu',
  category: 'Kategória',
  competition: 'Súťaž',
  round: 'Kolo',
  home: 'Domáci',
  guest: 'Hostia',
  place: 'Miesto',
  result: 'Výsledok',
} as const

/** Other headings people write, without case and diacritics; those of FIXTURE_FIELDS are known anyway. */
export const OTHER_HEADINGS: Partial<Record<keyof typeof FIXTURE_FIELDS, readonly string[]>> = {
  day: ['den', 'termin', 'datum a cas', 'datum zapasu', 'datum stretnutia', 'datum a cas stretnutia', 'date'],
  time: [
    ...['cas', 'vykop', 'cas vykop', 'zaciatok', 'cas zapasu', 'zaciatok zapasu', 'hod', 'hodina', 'time'],
    ...['uradny hraci cas', 'uhc'],
  ],
  category: ['kat', 'kat.', 'vekova kategoria', 'druzstvo', 'category'],
  competition: ['nazov sutaze', 'liga', 'sutaz nazov', 'competition'],
  round: ['c. kola', 'cislo kola', 'round'],
  home: ['domace druzstvo', 'domaci tim', 'domaci klub', 'tim domacich', 'domace muzstvo', 'home'],
  guest: ['hostujuce druzstvo', 'hostujuci tim', 'tim hosti', 'hostia tim', 'hostujuce muzstvo', 'away'],
  place: [
    'ihrisko',
    'miesto ihrisko',
    'miesto/ihrisko',
    'ihrisko/miesto',
    'stadion',
    'hracia plocha',
    'miesto konania',
    'hala',
    'adresa',
  ],
  result: ['vysledok zapasu', 'skore', 'goly', 'result'],
}
