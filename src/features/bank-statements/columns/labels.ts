/** What a column of a bank's statement may hold, as the office maps it by hand. */
export const BANK_FIELDS = {
  day: 'Dátum',
  amount: 'Suma',
  credit: 'Kredit',
  debit: 'Debet',
  direction: 'Smer platby',
  currency: 'Mena',
  symbol: 'Variabilný symbol',
  payer: 'Platiteľ',
  iban: 'Účet platiteľa',
  note: 'Správa pre prijímateľa',
  reference: 'Referencia banky',
  returned: 'Vrátená platba',
} as const
export type BankField = keyof typeof BANK_FIELDS

/** Other headings that banks write, without case and diacritics. */
export const OTHER_BANK_HEADINGS: Record<BankField, readonly string[]> = {
  day: [
    ...['datum zauctovania', 'datum uctovania', 'datum realizacie', 'datum transakcie', 'datum pohybu'],
    ...[
      'datum zauctovania transakcie',
      'datum spracovania',
      'datum platby',
      'zauctovane',
      'booking date',
      'date',
    ],
  ],
  amount: [
    ...['objem', 'ciastka', 'suma v eur', 'suma eur', 'suma transakcie', 'hodnota', 'suma v mene uctu'],
    ...['vyska platby', 'amount'],
  ],
  credit: ['prijem', 'prijmy', 'v prospech', 'suma kredit', 'kreditny obrat', 'pripisane'],
  debit: ['vydaj', 'vydavky', 'na tarchu', 'suma debet', 'debetny obrat', 'odpisane'],
  direction: ['kredit/debet', 'debet/kredit', 'typ', 'typ pohybu', 'typ platby', 'd/k', 'k/d', 'smer'],
  currency: ['mena uctu', 'mena platby', 'currency'],
  symbol: ['vs', 'v. symbol', 'var symbol', 'variab symbol', 'variabilny symbol platitela'],
  payer: [
    ...['nazov protiuctu', 'meno protiuctu', 'protistrana', 'nazov protistrany', 'meno platitela'],
    ...[
      'platitel/prijemca',
      'nazov partnera',
      'partner',
      'odosielatel',
      'majitel protiuctu',
      'nazov platitela',
      'od koho',
    ],
  ],
  iban: [
    ...['protiucet', 'ucet protistrany', 'iban protistrany', 'cislo protiuctu', 'iban platitela'],
    ...['cislo uctu platitela/prijemcu', 'iban partnera', 'ucet partnera', 'cislo uctu platitela', 'iban'],
  ],
  note: [
    ...[
      'sprava',
      'sprava pre prijemcu',
      'popis',
      'poznamka',
      'informacia pre prijimatela',
      'ucel platby',
      'popis transakcie',
    ],
    ...['detail platby', 'referencia platitela', 'informacia o platbe', 'poznamka k platbe'],
  ],
  reference: [
    ...['id pohybu', 'id transakcie', 'cislo transakcie', 'bankova referencia', 'id operacie', 'referencia'],
    ...['cislo pohybu', 'identifikator transakcie', 'transaction id'],
  ],
  returned: ['storno', 'vratka'],
}
