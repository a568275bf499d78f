import { PHOTO_SIGNS } from '@/features/consents/labels'
import { EVENT_WORDS } from '@/features/events/labels'
import { POSITIONS } from '@/features/users/labels'
import { type Cell, day, head, HEAD, number, percent, text, type XlsxSheet, xlsxOf } from '@/lib/xlsx'
import { STATUSES, type Status } from '../labels'
import { relationWord } from '../roster/rules'
import { sumOf } from '../rules'
import { LETTERS } from './labels'
import type { AttendanceBook, RosterBook } from './views'

const CENTRE = { align: 'center' } as const

/** The roster as a workbook: a row for each player, guardians beside each other. */
export function rosterXlsx({ category, players }: RosterBook): Promise<Buffer> {
  const most = Math.max(1, ...players.map(({ guardians }) => guardians.length))
  const guardians = Array.from({ length: most }, (_, index) => index)
  const title = (word: string, index: number) => head(index === 0 ? word : `${word} ${index + 1}`)
  const headings = [
    head('Číslo'),
    head('Meno'),
    head('Ročník'),
    head('Post'),
    head('Kategória'),
    ...guardians.flatMap((index) => [
      title('Zákonný zástupca', index),
      title('Vzťah', index),
      title('Telefón', index),
    ]),
    head('Telefón hráča'),
    head('Prehliadka do'),
    head('Fotografie'),
  ]
  const rows = players.map((player): Cell[] => [
    number(player.jerseyNumber),
    text(player.name),
    number(player.birthYear),
    text(player.position ? POSITIONS[player.position] : ''),
    text([player.category?.name, player.secondCategory?.name].filter(Boolean).join(' + ')),
    ...guardians.flatMap((index) => {
      const guardian = player.guardians[index]
      return [
        text(guardian?.name ?? ''),
        text(guardian ? relationWord(guardian.relation) : ''),
        text(guardian?.phone ?? ''),
      ]
    }),
    text(player.phone),
    day(player.medicalValidUntil?.slice(0, 10) ?? ''),
    text(player.photoSign ? PHOTO_SIGNS[player.photoSign] : ''),
  ])
  return xlsxOf([
    {
      name: `Súpiska ${category}`,
      rows: [headings, ...rows],
      widths: [7, 26, 8, 12, 14, ...guardians.flatMap(() => [24, 17, 18]), 18, 14, 14],
      frozen: { rows: 1, columns: 2 },
      landscape: true,
    },
  ])
}

const SUMMED = Object.keys(STATUSES) as Status[]

/** The attendance as a workbook: players in rows, events in columns, sums before them; and what the letters mean. */
export function attendanceXlsx(book: AttendanceBook): Promise<Buffer> {
  const { category, events, players } = book
  const came = (id: string) =>
    players.filter(({ marks }) => ['present', 'late'].includes(marks.get(id) ?? '')).length
  const whole = sumOf(players.flatMap(({ marks }) => [...marks.values()].map((status) => ({ status }))))
  const headings: Cell[][] = [
    [
      head('Číslo'),
      head('Hráč'),
      head('Účasť'),
      ...SUMMED.map((status) => head(STATUSES[status])),
      head('Spolu'),
      ...events.map((event) => day(event.day, { ...HEAD, ...CENTRE })),
    ],
    [
      ...Array.from({ length: 4 + SUMMED.length }, () => null),
      ...events.map(({ type }) => head(EVENT_WORDS[type].one, CENTRE)),
    ],
  ]
  const sums = ({ rate, total, ...counts }: typeof whole): Cell[] => [
    percent(rate),
    ...SUMMED.map((status) => number(counts[status])),
    number(total),
  ]
  const rows = players.map(({ name, jerseyNumber, sum, marks }): Cell[] => [
    number(jerseyNumber),
    text(name),
    ...sums(sum),
    ...events.map(({ id }) => {
      const status = marks.get(id)
      return text(status ? LETTERS[status] : '', CENTRE)
    }),
  ])
  const foot: Cell[] = [
    null,
    head('Prišli spolu'),
    ...sums(whole),
    ...events.map(({ id }) => number(came(id), { ...CENTRE, fontWeight: 'bold' })),
  ]
  return xlsxOf([
    {
      name: `Dochádzka ${category}`,
      rows: [...headings, ...rows, foot],
      widths: [7, 26, 8, ...SUMMED.map((status) => STATUSES[status].length + 2), 7, ...events.map(() => 12)],
      frozen: { rows: 2, columns: 2 },
      landscape: true,
    },
    legend(book),
  ])
}

/** What the letters mean, and of what the workbook is. */
const legend = ({ category, period }: AttendanceBook): XlsxSheet => ({
  name: 'Vysvetlivky',
  rows: [
    [head('Kategória'), text(category)],
    [head('Obdobie'), text(period)],
    ...SUMMED.map((status) => [head(LETTERS[status]), text(STATUSES[status])]),
    [head('Účasť'), text('podiel Tu a Neskoro zo všetkých zápisov okrem Zranenia')],
  ],
  widths: [12, 60],
  frozen: { rows: 0, columns: 0 },
})
