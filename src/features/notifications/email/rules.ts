import { isId } from '@/lib/ids'
import type { MailBlock, MailButton, MailContent, MailLine } from '@/lib/mail-template'
import { counted } from '@/lib/plural'
import { readSigned, signValue } from '@/lib/signed-value'
import type { Copy, CopyItem, Outcome } from '../copies/channel'
import { type Kind, KINDS, OPEN } from '../labels'
import { ABOUT, EMAIL_REASONS, NOTICES } from './labels'

/** Whose e-mails of which kinds a link turns off, and on again. It does nothing else, and does not expire. */
export interface Unsubscription {
  user: string
  kinds: Kind[]
}

const PURPOSE = 'unsubscribe'
export const TOKEN_MAX = 400

/** Kinds whose e-mails can be turned off: those about one's own account cannot. */
export const isOptional = (kind: Kind): boolean => kind !== 'account'

export const unsubscribeToken = (secret: string, { user, kinds }: Unsubscription): string =>
  signValue(secret, PURPOSE, { u: user, k: kinds })

/** What a token turns off; undefined for one that is not ours. */
export const readUnsubscribeToken = (secret: string, token: string): Unsubscription | undefined => {
  if (token.length > TOKEN_MAX) return undefined
  const { u: user, k } = readSigned<{ u?: unknown; k?: unknown }>(secret, PURPOSE, token) ?? {}
  const kinds = (Array.isArray(k) ? k : []).filter(
    (kind): kind is Kind => Object.hasOwn(KINDS, String(kind)) && isOptional(kind as Kind),
  )
  return isId(user) && kinds.length > 0 ? { user, kinds } : undefined
}

/** The kinds of a copy that can be turned off, each once. */
export const optionalKinds = (items: readonly Pick<CopyItem, 'kind'>[]): Kind[] => [
  ...new Set(items.map(({ kind }) => kind).filter(isOptional)),
]

/** Kinds that nobody should lose with others: what a family has to know of its events. */
const KEPT_KINDS: readonly Kind[] = ['changes', 'events']

/** The kinds that a mail program's one click turns off: of a mail about several not those of its events. */
export const oneClickKinds = (kinds: readonly Kind[]): Kind[] => {
  const others = kinds.filter((kind) => !KEPT_KINDS.includes(kind))
  return others.length > 0 ? others : [...kinds]
}

/** The subject of a copy: its title, or how many there are and the first one's. */
export const subjectOf = (items: readonly Pick<CopyItem, 'title'>[]): string =>
  items.length === 1 ? items[0]!.title : `${counted(items.length, NOTICES)}: ${items[0]?.title ?? ''}, …`

/** For one player of the recipient: where an event is answered without signing in. */
export interface AnswerButtons {
  player: string
  self: boolean
  yes: string
  no: string
}

/** What a mail is made of besides its copy. */
interface MailFacts {
  site: string
  /** By event. */
  answers: ReadonlyMap<string, readonly AnswerButtons[]>
  /** The page that turns off e-mails of these kinds. */
  turnOff: (kinds: Kind[]) => string
}

const answerBlock = ({ player, self, yes, no }: AnswerButtons): MailBlock => ({
  kind: 'buttons',
  buttons: [
    { label: self ? 'Prídem' : `${player} príde`, href: yes },
    { label: self ? 'Neprídem' : `${player} nepríde`, href: no, quiet: true },
  ],
})

/** The button to an item's page; a page of another site is named by its host. */
const pageButton = ({ url, kind }: CopyItem, site: string, quiet: boolean): MailButton[] => {
  if (!url) return []
  const address = new URL(url, site)
  const isOwn = address.origin === new URL(site).origin
  return [{ label: isOwn ? OPEN[kind] : `Otvoriť ${address.host}`, href: address.href, quiet }]
}

const itemBlocks = (item: CopyItem, { site }: MailFacts, answers: readonly AnswerButtons[]): MailBlock[] => {
  const page = pageButton(item, site, answers.length > 0)
  return [
    { kind: 'heading', text: item.title },
    ...(item.body.trim() ? [{ kind: 'text', text: item.body.trim() } as const] : []),
    ...answers.map(answerBlock),
    ...(page.length > 0 ? [{ kind: 'buttons', buttons: page } as const] : []),
    ...(item.from ? [{ kind: 'note', text: item.from } as const] : []),
  ]
}

const footerOf = (items: readonly CopyItem[], hasAnswers: boolean, facts: MailFacts): MailLine[] => {
  const kinds = optionalKinds(items)
  const settings = { label: 'Nastavenia oznámení', href: `${facts.site}/auth/profile#oznamenia` }
  return [
    ...(hasAnswers
      ? [['Odpovedať z tohto e-mailu môžete bez prihlásenia. Neposielajte ho preto ďalej.'] as const]
      : []),
    kinds.length > 0
      ? [
          `Tento e-mail vám prišiel, lebo máte zapnuté e-maily o ${kinds.map((kind) => ABOUT[kind]).join(', ')}.`,
        ]
      : ['Správy o bezpečnosti účtu chodia vždy, vypnúť sa nedajú.'],
    ...kinds.map((kind): MailLine => [
      { label: `Neposielať mi e-maily o ${ABOUT[kind]}`, href: facts.turnOff([kind]) },
    ]),
    [settings],
  ]
}

/** The content of the mail of a copy: each item with its buttons, the answers of an event with its last item. */
export const mailContentOf = ({ items }: Pick<Copy, 'items'>, facts: MailFacts): MailContent => {
  const lastOf = new Map(items.map((item, at) => [item.event, at]))
  const blocks = items.map((item, at) => {
    const answers = item.event && lastOf.get(item.event) === at ? facts.answers.get(item.event) : undefined
    return itemBlocks(item, facts, answers ?? [])
  })
  const hasAnswers = [...facts.answers.values()].some((answers) => answers.length > 0)
  return {
    preheader:
      items.length === 1 ? items[0]!.body.slice(0, 140) : items.map(({ title }) => title).join(' · '),
    blocks: blocks.flatMap((each, at) => (at === 0 ? each : [{ kind: 'rule' } as const, ...each])),
    footer: footerOf(items, hasAnswers, facts),
  }
}

/** An error of the mail transport, as far as it is known. */
interface SmtpError {
  code?: unknown
  command?: unknown
  responseCode?: unknown
}

/** Whether the mail server itself could not be used: it does not answer, or refuses us and not the recipient. */
export const isServerFault = ({ code, command }: SmtpError): boolean =>
  ['EAUTH', 'ECONNECTION', 'EDNS', 'ETLS', 'ECONNREFUSED'].includes(String(code)) ||
  ['CONN', 'EHLO', 'HELO', 'STARTTLS', 'MAIL FROM'].includes(String(command)) ||
  String(command).startsWith('AUTH')

/** What a failed try means: refused for good is only what the server refuses of this recipient or mail (5xx). */
export const failureOf = (error: SmtpError): Outcome => {
  const status = Number(error.responseCode) || 0
  if (isServerFault(error)) return { state: 'later', reason: EMAIL_REASONS.unreachable }
  if (status >= 500) return { state: 'refused', reason: `${EMAIL_REASONS.refused} (${status})` }
  return status > 0
    ? { state: 'later', reason: `${EMAIL_REASONS.later} (${status})` }
    : { state: 'later', reason: EMAIL_REASONS.unreachable }
}
