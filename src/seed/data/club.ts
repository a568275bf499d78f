import { PLACES } from './categories'

/** Fees of the invented club, in cents. */
export const DUE_DAY = '15'
export const SIBLING_PERCENTS = [50, 100]
export const KIT_CENTS = 6500
export const CAMP_CENTS = 12_000
export const TOURNAMENT_CENTS = 1200

/** The global „club“; nothing in it can be real (an IČO of zeros, an unused bank code). */
export const CLUB = {
  name: 'Futbalová akadémia Zelená dolina',
  shortName: 'FA Zelená dolina',
  colours: { club: '#0E5A3C', shout: '#C6F24E' },
  address: 'Športová 12\n000 00 Zelená Dolina',
  email: 'kancelaria@zelenadolina.test',
  phone: '+421 000 000 001',
  companyId: '00000000',
  legalForm: 'občianske združenie',
  iban: 'SK24 9999 0000 0000 0000 1234',
  register: 'register občianskych združení VVS/0-000/00-00000, register právnických osôb v športe 0000',
  signatory: 'Peter Hudák, vedúci mládeže',
  paymentLink: true,
  social: {
    facebook: 'https://social.test/fazelenadolina',
    instagram: 'https://foto.test/fazelenadolina',
  },
  shopUrl: 'https://obchod.zelenadolina.test',
  mapUrl: 'https://mapa.test/sportova-12-zelena-dolina',
  officeHours: 'utorok a štvrtok 16:00 – 18:00, klubovňa pri hlavnom ihrisku',
  places: [
    ...Object.values(PLACES).map((place) => {
      const [name = place, address = ''] = place.split(', ')
      return { name, address: `${address}, Zelená Dolina` }
    }),
  ],
  fees: {
    ...{ dueDay: 15, siblingPercents: SIBLING_PERCENTS, freeMonths: [7, 8], proRata: true },
    texts: {
      overdue:
        'Ide o {suma} za {obdobie} ({meno}), variabilný symbol {symbol}. Ak teraz nemôžete zaplatiť naraz, ozvite sa kancelárii, dohodneme sa na splátkach.',
    },
  },
  partners: [
    { name: 'Mesto Zelená Dolina', url: 'https://mesto.zelenadolina.test' },
    { name: 'Pekáreň u Mlynára', url: 'https://pekaren-u-mlynara.test' },
    { name: 'Stavebniny Skala', url: 'https://stavebniny-skala.test' },
    { name: 'Lekáreň Lipa', url: 'https://lekaren-lipa.test' },
    { name: 'Autoservis Javor', url: 'https://autoservis-javor.test' },
    { name: 'Zubná ambulancia Úsmev', url: 'https://usmev.test' },
  ],
}

/** The global „home“. */
export const HOME = {
  headline: 'Futbal, na ktorý sa deti tešia',
  lead: 'Sme futbalová akadémia pre deti od šiestich do sedemnástich rokov. Šesť kategórií, osem trénerov, jedno údolie a lopta pre každého.',
  joinTitle: 'Príďte si zatrénovať',
  joinText:
    'Prvé tri tréningy sú na skúšku a zadarmo. Stačia tenisky, fľaša s vodou a chuť hrať sa. Ozvite sa nám a povieme vám, kedy má vaše dieťa prísť.',
}
