import type { AdminDocument } from '@/features/documents/admin/views'
import { KINDS as ENQUIRY_KINDS, STATES } from '@/features/enquiries/labels'
import type { EnquiryView } from '@/features/enquiries/schema'
import type { EventView } from '@/features/events/schema'
import { ARTICLE_STATES } from '@/features/news/labels'
import type { AdminArticle } from '@/features/news/admin/views'
import { KIND_WORDS } from '@/features/users/admin/labels'
import { kindOf } from '@/features/users/admin/rules'
import type { UserView } from '@/features/users/schema'
import { shortDate, timeRange, weekdayShort } from '@/lib/date-format'
import { href } from '@/lib/routes'
import type { TypedSearch } from '@/lib/typed-search'
import type { Hit } from './schema'

const joined = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ')

/** „Hráč U13“, „Rodič: Jakub Ľalík“, „Tréner U11, U13 · rodič: Ema Ľalíková“ */
function whoIs(user: UserView): string {
  const { category, secondCategory, categories } = user
  const kind = kindOf(user)
  const trained = user.playing ? [category, secondCategory] : categories
  const names = trained.flatMap((row) => row?.name ?? []).join(', ')
  const children = user.children.map(({ player }) => player.name).join(', ')
  if (kind === 'parent') return children ? `${KIND_WORDS.parent.one}: ${children}` : KIND_WORDS.parent.one
  return joined([[KIND_WORDS[kind].one, names].filter(Boolean).join(' '), children && `rodič: ${children}`])
}

/** A person; the phone number, and of a player who was looked for by the symbol that symbol. */
export const personHit = (user: UserView, { symbol }: Pick<TypedSearch, 'symbol'>): Hit => ({
  id: user.id,
  name: user.name,
  detail: joined([
    whoIs(user),
    !user.active && 'neaktívny',
    user.trialUntil && 'na skúške',
    user.phone,
    symbol && user.variableSymbol && `VS ${user.variableSymbol}`,
  ]),
  href: href('userEdit', { id: user.id }),
  fees: [...(user.playing ? [user] : []), ...user.children.map(({ player }) => player)].map(({ name }) => ({
    name,
    href: href('memberFees', { search: name }),
  })),
})

/** An event, with when and where it is. */
export const eventHit = (event: EventView & { published: boolean }): Hit => ({
  id: event.id,
  name: event.title,
  detail: joined([
    `${weekdayShort(event.startsAt)} ${shortDate(event.startsAt)}`,
    timeRange(event.startsAt, event.endsAt),
    event.place,
    event.title.includes(event.categories.map(({ name }) => name).join(', '))
      ? ''
      : event.categories.map(({ name }) => name).join(', '),
    event.cancelled ? 'zrušené' : !event.published && 'skryté',
  ]),
  href: href('eventEdit', { id: event.id }),
  fees: [],
})

/** A document, with the folder it is in. */
export const documentHit = ({ id, title, path, type }: AdminDocument): Hit => ({
  id,
  name: title,
  detail: joined([path ?? 'bez priečinka', type]),
  href: href('documentEdit', { id }),
  fees: [],
})

/** An article, with its state and, unless it is a draft, when it is published. */
export const articleHit = ({ id, title, state, publishedAt }: AdminArticle): Hit => ({
  id,
  name: title || 'Bez nadpisu',
  detail: joined([ARTICLE_STATES[state], state !== 'draft' && publishedAt && shortDate(publishedAt)]),
  href: href('newsEdit', { id }),
  fees: [],
})

/** An enquiry; it has no page of its own and leads to its line in the list of the same search. */
export const enquiryHit = (enquiry: EnquiryView, search: string): Hit => ({
  id: enquiry.id,
  name: enquiry.childName || enquiry.guardianName,
  detail: joined([
    enquiry.childName && enquiry.guardianName,
    ENQUIRY_KINDS[enquiry.kind],
    STATES[enquiry.state].toLowerCase(),
    shortDate(enquiry.createdAt),
  ]),
  href: `${href('enquiries', { search })}#${enquiry.id}`,
  fees: [],
})
