/** The club's invented staff. */
export interface StaffRow {
  first: string
  last: string
  role: 'trainer' | 'admin'
  email: string
  /** Categories they train; the first one is the one they lead. */
  categories: readonly string[]
  title: string
  licence: string
  bio: string
  contactShown: boolean
  /** What the club pays for an hour, in cents; some train without pay. */
  hourlyRate?: number
  signsIn?: boolean
}

export const STAFF: readonly StaffRow[] = [
  {
    first: 'Mária',
    last: 'Sedláková',
    role: 'admin',
    email: 'admin@zelenadolina.test',
    categories: [],
    title: 'Tajomníčka klubu',
    licence: '',
    bio: 'Vedie matriku, členské a kanceláriu. Ak neviete, na koho sa obrátiť, začnite pri nej: v utorok a štvrtok medzi 16:00 a 18:00 je v klubovni.',
    contactShown: true,
    signsIn: true,
  },
  {
    first: 'Peter',
    last: 'Hudák',
    role: 'trainer',
    email: 'peter.hudak@zelenadolina.test',
    categories: ['U7', 'U9', 'U11', 'U13', 'U15', 'U17'],
    title: 'Vedúci mládeže',
    licence: 'UEFA A',
    bio: 'V klube je od roku 2009, najprv ako tréner prípravky, dnes zodpovedá za všetky kategórie. Každý týždeň je aspoň na jednom tréningu každého družstva a drží spoločnú líniu od prvých krokov s loptou až po dorast.',
    contactShown: true,
  },
  {
    first: 'Jana',
    last: 'Hudáková',
    role: 'trainer',
    email: 'jana.hudakova@zelenadolina.test',
    categories: ['U7'],
    title: 'Trénerka U7',
    licence: 'UEFA Grassroots C',
    bio: 'Učiteľka v materskej škole. Najmenším dáva to najdôležitejšie: aby sa na ďalší tréning tešili. Na jej hodinách je viac hier ako radov a každý má loptu.',
    contactShown: true,
  },
  {
    first: 'Marek',
    last: 'Ďurica',
    role: 'trainer',
    email: 'marek.durica@zelenadolina.test',
    categories: ['U9'],
    title: 'Tréner U9',
    licence: 'UEFA C',
    bio: 'Odchovanec klubu, v mužoch hrával na kraji zálohy. S deviatkou pracuje na odvahe ísť jeden na jedného a na tom, aby si každý vyskúšal všetky posty.',
    contactShown: false,
  },
  {
    first: 'Ľuboš',
    last: 'Šimko',
    role: 'trainer',
    email: 'trener@zelenadolina.test',
    categories: ['U11', 'U13'],
    title: 'Tréner U11, asistent U13',
    licence: 'UEFA B',
    bio: 'Študoval telesnú výchovu a šport. Tréning stavia na malých formách hry, v ktorých sa deti rozhodujú samy. Pri trinástke pomáha so štandardnými situáciami.',
    hourlyRate: 800,
    contactShown: true,
    signsIn: true,
  },
  {
    first: 'Róbert',
    last: 'Chovan',
    role: 'trainer',
    email: 'robert.chovan@zelenadolina.test',
    categories: ['U13'],
    title: 'Tréner U13',
    licence: 'UEFA B',
    bio: 'Prechod na veľké ihrisko je jeho téma. Trpezlivo učí držať rozostupy, hrať cez stredovú os a po strate lopty reagovať do piatich sekúnd.',
    hourlyRate: 900,
    contactShown: true,
  },
  {
    first: 'Tomáš',
    last: 'Žiga',
    role: 'trainer',
    email: 'tomas.ziga@zelenadolina.test',
    categories: ['U15'],
    title: 'Tréner U15',
    licence: 'UEFA B',
    bio: 'Pätnástku vedie tretí rok. Okrem futbalu ho zaujíma kondičná príprava dospievajúcich: v zime robí s chalanmi dvakrát do týždňa cvičenia proti zraneniam.',
    hourlyRate: 900,
    contactShown: false,
  },
  {
    first: 'Andrej',
    last: 'Cibula',
    role: 'trainer',
    email: 'andrej.cibula@zelenadolina.test',
    categories: ['U17'],
    title: 'Tréner U17',
    licence: 'UEFA A',
    bio: 'Bývalý kapitán mužov. Dorast pripravuje na prechod medzi dospelých a po zápase s hráčmi rozoberá tri situácie, nikdy nie viac.',
    contactShown: true,
  },
  {
    first: 'Štefan',
    last: 'Vlček',
    role: 'trainer',
    email: 'stefan.vlcek@zelenadolina.test',
    categories: ['U17', 'U15', 'U13', 'U11'],
    title: 'Tréner brankárov',
    licence: 'UEFA GK C',
    bio: 'Každú stredu patrí jedno ihrisko jemu a brankárom všetkých kategórií od U11. Učí chytať, ale hlavne komunikovať a rozohrávať.',
    contactShown: false,
  },
]

/** Who leads each category; assistants and the head of youth are substitutes. */
export const LEADERS: Record<string, string> = {
  U7: 'Jana Hudáková',
  U9: 'Marek Ďurica',
  U11: 'Ľuboš Šimko',
  U13: 'Róbert Chovan',
  U15: 'Tomáš Žiga',
  U17: 'Andrej Cibula',
}
