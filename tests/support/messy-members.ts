/** A club's list of members as people keep it: made by the row's number, so that every run has the same one. */
export interface MessyList {
  text: string
  /** What a person who reads the list would count. */
  players: number
  guardians: number
  wrong: number
  unsure: number
}

const FIRST = ['Adam', 'Boris', 'Cyril', 'Dávid', 'Ema', 'Filip', 'Gréta', 'Hugo', 'Ivana', 'Júlia', 'Karol']
const LAST = [
  'Novák',
  'Kováč',
  'Horváth',
  'Varga',
  'Tóth',
  'Nagy',
  'Baláž',
  'Molnár',
  'Ďurica',
  'Ľalík',
  'Šťastný',
]

/** A surname that is this family's alone. */
const surnameOf = (family: number): string =>
  `${LAST[family % LAST.length]}${String.fromCharCode(97 + (Math.floor(family / 11) % 26))}${String.fromCharCode(97 + (Math.floor(family / 286) % 26))}`

/** The same day in the spellings people use. */
const spelled = (year: number, month: number, day: number, way: number): string => {
  const two = (value: number) => String(value).padStart(2, '0')
  return [
    `${day}.${month}.${year}`,
    `${two(day)}. ${two(month)}. ${year}`,
    `${year}-${two(month)}-${two(day)}`,
    `${day}/${month}/${String(year).slice(2)}`,
  ][way % 4]!
}

/**
 * `rows` rows: two children a family, the second without their own contact; every tenth surname in capitals, every 50th row
 * without a readable date, every 75th twice, an empty row now and then.
 */
export function messyMembers(rows: number, { thisYear }: { thisYear: number }): MessyList {
  const lines = [
    'Zoznam členov klubu;;;;;;;',
    'Priezvisko;Meno;Dát. nar.;Matka;Mobil matky;Mail matky;Otec;Telefón otca',
  ]
  const counts = { players: 0, guardians: 0, wrong: 0, unsure: 0 }
  for (let at = 0; at < rows; at += 1) {
    const family = Math.floor(at / 2)
    const surname = surnameOf(family)
    const mail = `matka${family}@rodina.test`
    const isWrong = at % 50 === 49
    const day = isWrong
      ? String(thisYear - 10)
      : spelled(thisYear - 8 - (at % 7), 1 + (at % 12), 1 + (at % 28), at)
    const line = [
      at % 10 === 0 ? surname.toLocaleUpperCase('sk') : surname,
      FIRST[at % FIRST.length],
      day,
      `Mgr. Jana ${surname}ová`,
      `09${String(10_000_000 + family)}`,
      at % 2 === 0 ? mail.toUpperCase() : mail,
      at % 3 === 0 ? `Peter ${surname}` : '',
      at % 3 === 0 ? `0911 ${String(100_000 + at)}` : '',
    ].join(';')
    lines.push(line)
    if (isWrong) counts.wrong += 1
    else {
      counts.players += 1
      if (at % 3 === 0) counts.guardians += 1
    }
    if (at % 75 === 10) {
      lines.push(line)
      counts.unsure += 1
    }
    if (at % 40 === 5) lines.push(';;;;;;;')
  }
  // One mother a family, as one of two children at least is read.
  counts.guardians += Math.ceil(rows / 2)
  return { text: lines.join('\r\n'), ...counts }
}
