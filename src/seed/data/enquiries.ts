import type { Kind, State } from '@/features/enquiries/labels'

interface EnquiryRow {
  daysAgo: number
  time: string
  kind: Kind
  state: State
  /** The category whose older year the child was born in. */
  category?: string
  childName?: string
  guardianName: string
  phone?: string
  email: string
  note: string
}

/** Enquiries to the invented club. */
export const ENQUIRIES: readonly EnquiryRow[] = [
  {
    daysAgo: 1,
    time: '20:14',
    kind: 'trial',
    state: 'new',
    category: 'U11',
    childName: 'Matúš Kováčik',
    guardianName: 'Lucia Kováčiková',
    phone: '+421 000 000 941',
    email: 'lucia.kovacikova@zelenadolina.test',
    note: 'Matúš hrával v krúžku pri škole, doma kope do lopty od rána do večera. Môžeme prísť v stredu?',
  },
  {
    daysAgo: 4,
    time: '08:37',
    kind: 'trial',
    state: 'contacted',
    category: 'U9',
    childName: 'Nela Hronská',
    guardianName: 'Marek Hronský',
    phone: '+421 000 000 942',
    email: 'marek.hronsky@zelenadolina.test',
    note: 'Prisťahovali sme sa v októbri. Potrebuje Nela na prvý tréning kopačky, alebo stačia tenisky?',
  },
  {
    daysAgo: 12,
    time: '18:52',
    kind: 'trial',
    state: 'trial',
    category: 'U11',
    childName: 'Samuel Vrana',
    guardianName: 'Petra Vranová',
    phone: '+421 000 000 943',
    email: 'petra.vranova@zelenadolina.test',
    note: 'Samuel by chcel skúsiť futbal so spolužiakmi. Chodiť môžeme v pondelok a v stredu.',
  },
  {
    daysAgo: 2,
    time: '13:05',
    kind: 'contact',
    state: 'new',
    guardianName: 'Silvia Brezinová',
    email: 'silvia.brezinova@zelenadolina.test',
    note: 'Dobrý deň, pripravujem článok do mestských novín o jesennej časti. S kým sa môžem v klube porozprávať?',
  },
]
