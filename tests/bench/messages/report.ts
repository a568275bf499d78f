import { type Channel, CHANNELS, type Counts, type Spread } from './arrivals'
import type { Failing } from './failing'
import type { Findings } from './findings'
import type { Round } from './kills'
import type { Many } from './many'
import { END, HEAD } from './part'
import type { Told } from './told'

const seconds = (ms: number): string => (ms / 1000).toFixed(1)
const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const NAMES: Record<Channel, string> = { inbox: 'inbox', push: 'push', email: 'mail' }
const spread = ({ first, median, last }: Spread): string[] => [first, median, last].map(seconds)
const counts = ({ once, again, doubled, forgotten }: Counts): string[] =>
  [once, again, doubled, forgotten].map(String)

/** „the last family had it in its inbox after 20.4 s, on its phone after 21.0 s, by mail after 23.1 s; 0 twice, 0 not at all.“ */
const lastWords = (told: Told): string => {
  const [inbox, push, mail] = CHANNELS.map((channel) => seconds(told[channel].last))
  const sum = (of: (each: Counts) => number) => CHANNELS.reduce((all, channel) => all + of(told[channel]), 0)
  const twice = sum(({ doubled }) => doubled)
  const never = sum(({ forgotten }) => forgotten)
  return `the last family had it in its inbox after ${inbox} s, on its phone after ${push} s, by mail after ${mail} s; ${twice} had it twice, ${never} not at all.`
}

const onceWords = (acts: NonNullable<Findings['once']>): string => `### A training of 30 children

26 families, four of them with two children; each parent with a phone and a mailbox. Seconds from the request of the office
until the family had it; a change of an event that is near is told after 20 s (decision 029).

${acts[0] ? `When it was ${acts[0][0]}: ${lastWords(acts[0][1])}` : ''}

${table(
  ['what the office did', 'by', 'first', 'median', 'last', 'once', 'twice', 'not at all'],
  acts.flatMap(([act, told]) =>
    CHANNELS.map((channel) => {
      const { once, again, doubled, forgotten } = told[channel]
      return [
        act,
        NAMES[channel],
        ...spread(told[channel]),
        ...[once, again + doubled, forgotten].map(String),
      ]
    }),
  ),
)}
`

/** „23, 3 of them again“ */
const arrived = ({ once, again }: Counts): string =>
  again > 0 ? `${once + again}, ${again} of them again` : `${once}`

/** „In 10 rounds 0 families had two messages, 0 had none, and 3 copies arrived again.“ */
const killSummary = (rounds: readonly Round[]): string => {
  const sum = (what: 'doubled' | 'forgotten' | 'again') =>
    rounds.reduce(
      (all, { counts: each }) => all + CHANNELS.reduce((own, channel) => own + each[channel][what], 0),
      0,
    )
  return `In ${rounds.length} rounds ${sum('doubled')} families had two messages, ${sum('forgotten')} had none, and ${sum('again')} copies arrived again.`
}

const killWords = (rounds: readonly Round[]): string => `### The server killed while it sends

The same families; in each round the process is killed (SIGKILL) at another moment and started again. How many families had the
message. *Again*: the same copy arrived a second time, because the dead process could not store that it had been taken. It
has the same topic and id (push) or Message-ID (mail), by which phones show it once, and those mailboxes that look at it.
*Two messages*: two copies that know nothing of each other. The last columns: from the request until the last family had it
by every way, and what of that the second process took to start.

${killSummary(rounds)}

${table(
  ['killed', 'inbox', 'push', 'mail', 'two messages', 'none', 'last, s', 'start, s'],
  rounds.map(({ when, counts: each, lastMs, startedMs }) => {
    const sum = (what: 'doubled' | 'forgotten') =>
      CHANNELS.reduce((all, channel) => all + each[channel][what], 0)
    return [
      when,
      ...CHANNELS.map((channel) => arrived(each[channel])),
      ...[sum('doubled'), sum('forgotten')].map(String),
      ...[lastMs, startedMs].map(seconds),
    ]
  }),
)}
`

const manyWords = ({ families, told, before, meanwhile }: Many): string => {
  const rate = (channel: Channel) => {
    const { first, last } = told[channel]
    return (families / Math.max(0.1, (last - first) / 1000)).toFixed(0)
  }
  return `### ${families.toLocaleString('en')} families

When it was cancelled: ${lastWords(told)}

${table(
  ['by', 'first, s', 'median', 'last', 'a second', 'once', 'again', 'twice', 'not at all'],
  CHANNELS.map((channel) => [
    NAMES[channel],
    ...spread(told[channel]),
    rate(channel),
    ...counts(told[channel]),
  ]),
)}

Reads of the site (the first page, a family's events, an inbox, a trainer's events, in turns): p50 ${before.median.toFixed(0)} ms, p95
${before.p95.toFixed(0)} ms, the slowest ${before.last.toFixed(0)} ms before; meanwhile p50 ${meanwhile.median.toFixed(0)} ms, p95 ${meanwhile.p95.toFixed(0)} ms, the slowest ${meanwhile.last.toFixed(0)} ms.
`
}

const failingWords = (
  title: string,
  { healthy, alone, beside, faults, watchedFor }: Failing,
): string => `### ${title}

${healthy} healthy families, told alone and beside the failing ones; seconds from the request. Beside them ${beside.push.told} had the
push and ${beside.email.told} the mail; half of them within ${(beside.push.median / alone.push.median).toFixed(2)} and ${(beside.email.median / alone.email.median).toFixed(2)} times the time it took alone.

${table(
  [
    'by',
    'alone: told',
    'median',
    'last',
    'beside: told',
    'median',
    'last',
    'median to median',
    'last to last',
  ],
  CHANNELS.map((channel) => {
    const [one, other] = [alone[channel], beside[channel]]
    return [
      NAMES[channel],
      ...[one, other].flatMap(({ told, median, last }) => [String(told), seconds(median), seconds(last)]),
      ...[other.median / one.median, other.last / one.last].map((ratio) => ratio.toFixed(2)),
    ]
  }),
)}

What became of the others within ${watchedFor} s (*waiting*: is tried again):

${table(
  ['push', 'families', 'tries', 'state', 'devices removed', 'mail', 'tries', 'state'],
  faults.map((row) => [
    row.push,
    String(row.families),
    String(row.pushTries),
    row.pushStates,
    String(row.removed),
    row.mail,
    String(row.mailTries),
    row.mailStates,
  ]),
)}
`

/** The part of the document; of what was not measured it says nothing. */
export const report = ({ once, kills, many, ownServices, oneService }: Findings): string =>
  [
    `${HEAD}

Written by \`npm run messages\`: a production server on SQLite, three push services and a mail server on the same machine, which
answer at once. Real ones add what the way to them takes.
`,
    once && onceWords(once),
    kills && killWords(kills),
    many && manyWords(many),
    ownServices && failingWords('Services that fail, each on its own', ownServices),
    oneService && failingWords('Devices that fail, at the service of everybody', oneService),
    END,
  ]
    .filter(Boolean)
    .join('\n')
