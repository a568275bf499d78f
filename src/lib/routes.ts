import { ADMIN, STAFF, type Who } from './who'

/** One address of the site: what it is called on screen and who may open it. */
export interface Route {
  path: string
  title: string
  who: Who
}

const TRAINER = ['trainer'] as const
const FAMILY = ['family'] as const
const page = (path: string, title: string, who: Who = 'public'): Route => ({ path, title, who })

/** Every page of the site; guards, menus, the sitemap and tests are made of it. */
export const ROUTES = {
  home: page('/', 'Úvod'),
  trainings: page('/trainings', 'Tréningy'),
  matches: page('/categoryMatch', 'Zápasy'),
  match: page('/match/[id]', 'Zápas'),
  documents: page('/documents', 'Dokumenty'),
  news: page('/news', 'Novinky'),
  article: page('/news/[slug]', 'Novinka'),
  gallery: page('/gallery', 'Galéria'),
  album: page('/gallery/[slug]', 'Album'),
  about: page('/about', 'O Nás'),
  trainers: page('/about/trainers', 'Tréneri'),
  teams: page('/about/teams', 'Družstvá'),
  contact: page('/about/contact', 'Kontakty'),
  privacy: page('/legal/privacy', 'Ochrana osobných údajov'),
  cookies: page('/legal/cookies', 'Cookies'),
  accessibility: page('/legal/accessibility', 'Vyhlásenie o prístupnosti'),
  taxShare: page('/legal/tax-share', '2 % z dane'),
  login: page('/login', 'Prihlásenie'),
  signOut: page('/signOut', 'Odhlásenie'),
  forgotPassword: page('/forgot-password', 'Zabudnuté heslo'),
  resetPassword: page('/reset-password', 'Nové heslo'),
  confirmEmail: page('/confirm-email', 'Potvrdenie e-mailu'),
  answerByLink: page('/answer', 'Odpoveď na udalosť'),
  unsubscribe: page('/unsubscribe', 'E-maily od klubu'),

  profile: page('/auth/profile', 'Môj profil', 'signedIn'),
  consents: page('/auth/consents', 'Súhlasy', 'signedIn'),
  inbox: page('/auth/notifications', 'Oznámenia', 'signedIn'),
  playerEvents: page('/auth/player/eventList', 'Turnaje/Zápasy', FAMILY),
  playerEvent: page('/auth/player/event', 'Udalosť', FAMILY),
  playerMembership: page('/auth/player/membership', 'Členské', FAMILY),
  playerAttendance: page('/auth/player/attendance', 'Dochádzka', FAMILY),
  absence: page('/auth/absence', 'Neprítomnosť', 'signedIn'),
  playerList: page('/auth/trainer/playerList', 'Súpiska', TRAINER),
  eventParticipants: page('/auth/trainer/eventParticipants', 'Odpovede na udalosť', TRAINER),
  trainerMonth: page('/auth/trainer/month', 'Môj mesiac', TRAINER),

  events: page('/auth/admin/events', 'Udalosti', STAFF),
  eventCreate: page('/auth/admin/events/create', 'Nová udalosť', STAFF),
  eventEdit: page('/auth/admin/events/edit', 'Úprava udalosti', STAFF),
  season: page('/auth/admin/events/season', 'Sezóna tréningov', STAFF),
  closing: page('/auth/admin/events/closing', 'Zatvorené ihrisko', STAFF),
  fixtureImport: page('/auth/admin/events/import', 'Import zápasov', ADMIN),
  places: page('/auth/admin/places', 'Zatvorené ihriská', ADMIN),
  notifications: page('/auth/admin/notification', 'Notifikácie', STAFF),
  attendanceCreate: page('/auth/admin/attendances/create', 'Vytvoriť dochádzku', STAFF),
  attendances: page('/auth/admin/attendances', 'Dochádzka', ADMIN),
  trainerHours: page('/auth/admin/attendances/trainerList', 'Odtrénované hodiny', ADMIN),
  adminDocuments: page('/auth/admin/documents', 'Dokumenty', ADMIN),
  documentCreate: page('/auth/admin/documents/create', 'Nový dokument', ADMIN),
  documentEdit: page('/auth/admin/documents/edit', 'Úprava dokumentu', ADMIN),
  folderCreate: page('/auth/admin/documentFolder/create', 'Nový priečinok', ADMIN),
  folderEdit: page('/auth/admin/documentFolder/edit', 'Úprava priečinka', ADMIN),
  adminNews: page('/auth/admin/news', 'Novinky', ADMIN),
  newsCreate: page('/auth/admin/news/create', 'Nová novinka', ADMIN),
  newsEdit: page('/auth/admin/news/edit', 'Úprava novinky', ADMIN),
  newsPreview: page('/auth/admin/news/preview', 'Náhľad novinky', ADMIN),
  photos: page('/auth/admin/photos', 'Fotky', ADMIN),
  adminConsents: page('/auth/admin/consents', 'Súhlasy klubu', ADMIN),
  categories: page('/auth/admin/categories', 'Kategórie', ADMIN),
  categoryCreate: page('/auth/admin/categories/create', 'Nová kategória', ADMIN),
  categoryEdit: page('/auth/admin/categories/edit', 'Úprava kategórie', ADMIN),
  users: page('/auth/admin/users', 'Používatelia', ADMIN),
  userCreate: page('/auth/admin/users/create', 'Nový používateľ', ADMIN),
  userEdit: page('/auth/admin/users/edit', 'Úprava používateľa', ADMIN),
  userMerge: page('/auth/admin/users/merge', 'Zlúčenie osôb', ADMIN),
  invitations: page('/auth/admin/users/invitations', 'Pozvánky', ADMIN),
  memberImport: page('/auth/admin/users/import', 'Import členov', ADMIN),
  enquiries: page('/auth/admin/enquiries', 'Správy z webu', ADMIN),
  erasures: page('/auth/admin/erasures', 'Vymazanie údajov', ADMIN),
  erasureCase: page('/auth/admin/erasures/person', 'Vymazanie údajov osoby', ADMIN),
  memberFees: page('/auth/admin/memberFee', 'Členské', ADMIN),
  feeOverview: page('/auth/admin/memberFee/overview', 'Prehľad členského', ADMIN),
  bankStatements: page('/auth/admin/memberFee/bank', 'Výpisy z účtu', ADMIN),
  search: page('/auth/admin/search', 'Hľadať', ADMIN),
  migration: page('/auth/admin/playerCategoryMigration', 'Migrácia hráčov', ADMIN),
} as const satisfies Record<string, Route>

export type RouteKey = keyof typeof ROUTES

/** One entry of the main navigation; `matches` is filled from the data, `shop` from the club's own address. */
export type NavItem =
  | { kind: 'link'; route: RouteKey }
  | { kind: 'group'; label: string; routes: readonly RouteKey[] }
  | { kind: 'matches'; label: string }
  | { kind: 'shop'; label: string }

/** The main navigation, left to right. */
export const MAIN_NAV: readonly NavItem[] = [
  { kind: 'link', route: 'trainings' },
  { kind: 'matches', label: 'Zápasy' },
  { kind: 'link', route: 'documents' },
  { kind: 'link', route: 'news' },
  { kind: 'group', label: 'Klub', routes: ['about', 'trainers', 'teams'] },
  { kind: 'link', route: 'contact' },
  { kind: 'shop', label: 'E-SHOP' },
]

const BOTH: readonly RouteKey[] = ['events', 'notifications', 'profile']

/** The staff menu by role: the shared entries, then the role's own. */
export const STAFF_MENU: Record<'admin' | 'trainer', readonly RouteKey[]> = {
  admin: [
    ...BOTH,
    'adminDocuments',
    'adminNews',
    'categories',
    'users',
    'enquiries',
    'memberFees',
    'attendances',
    'migration',
  ],
  trainer: [...BOTH, 'playerList', 'attendanceCreate'],
}

/** The menu „Moje konto“; its first entry has the badge. */
export const FAMILY_MENU: readonly RouteKey[] = [
  'playerEvents',
  'playerMembership',
  'playerAttendance',
  'profile',
]

/** The address of a route with its `[names]` filled in and the rest as a query; empty values are left out. */
export const href = (key: RouteKey, values: Record<string, string | number | undefined> = {}): string => {
  const rest = new URLSearchParams()
  let path: string = ROUTES[key].path
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === '') continue
    if (path.includes(`[${name}]`)) path = path.replace(`[${name}]`, encodeURIComponent(value))
    else rest.set(name, String(value))
  }
  return rest.size ? `${path}?${rest}` : path
}

/** Payload's panel, for administrators. */
export const PANEL = { label: 'Obsah webu (panel)', href: '/admin' } as const

/** The form for a first training. */
export const TRIAL_HREF = `${href('contact')}#skusobny-trening`
