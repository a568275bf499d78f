/** One entry of a calendar; moments in ISO 8601. */
export interface CalendarEntry {
  uid: string
  title: string
  startsAt: string
  endsAt: string
  place: string
  /** Lines of text under the entry. */
  description: string
  cancelled: boolean
  /** When it last changed; a calendar program keeps the newest version. */
  changedAt: string
}

/** RFC 5545 §3.1: lines are at most 75 octets, continued by a space on the next. */
const LINE_OCTETS = 75

/** 20261124T160000Z, as the format writes a moment of UTC. */
const stamp = (moment: string): string =>
  new Date(moment).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')

const SEQUENCE_EPOCH = Date.UTC(2020, 0, 1)

/** RFC 5545 §3.8.7.4: grows with every change and fits 31 bits: the seconds since 2020. */
const sequence = (moment: string): number =>
  Math.max(0, Math.floor((Date.parse(moment) - SEQUENCE_EPOCH) / 1000))

/** RFC 5545 §3.3.11: a text with its special characters escaped; other control characters become spaces. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

/** A line in pieces of at most 75 octets; a character of several octets stays whole. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}

const entryLines = (entry: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `DTSTAMP:${stamp(entry.changedAt)}`,
  `LAST-MODIFIED:${stamp(entry.changedAt)}`,
  `SEQUENCE:${sequence(entry.changedAt)}`,
  `DTSTART:${stamp(entry.startsAt)}`,
  `DTEND:${stamp(entry.endsAt)}`,
  `SUMMARY:${escaped(entry.title)}`,
  ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
  ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
  `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

/** A calendar as text/calendar (RFC 5545), for subscriptions; programs are asked to refresh it every hour. */
export const calendarText = (name: string, entries: readonly CalendarEntry[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Akadémia//SK',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
