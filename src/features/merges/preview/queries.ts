import type { PayloadRequest } from 'payload'
import { type FeeItem, formatItem, formatPeriod } from '@/features/membership/labels'
import { formatMergedFee } from '@/features/membership/merging/labels'
import { feesToMerge } from '@/features/membership/merging/queries'
import { categoryNames, storedRows } from '@/features/own-data/queries'
import { PURPOSES } from '@/features/consents/labels'
import { digestOf } from '@/lib/digest'
import { formatCents } from '@/lib/money'
import { idOf } from '@/lib/reference'
import type { User } from '@/payload-types'
import { answersToMerge, marksToMerge, refusalsToKeep } from '../conflicts/queries'
import { nominationDiffers } from '../conflicts/rules'
import { PARTS, type PartKey } from '../relations/rules'
import { mergedValues, type Values } from '../rules'
import type { MergePreview } from '../views'
import { accountNotes, comparedFields, eventNotes, identityNotes, linkNotes, sideOf } from './views'

interface People {
  kept: User
  removed: User
}

/** What becomes of what both have in the play of the club. */
async function playNotes(req: PayloadRequest, { kept, removed }: People): Promise<string[]> {
  const ids = { kept: kept.id, removed: removed.id }
  const marks = (await marksToMerge(req, ids)).pairs
  const { pairs } = await answersToMerge(req, ids)
  const answered = pairs.filter(({ mine, theirs }) => mine.userSubmitted && theirs.userSubmitted)
  const nominated = pairs.filter(nominationDiffers)
  return eventNotes({ marks: marks.length, answered: answered.length, nominated: nominated.length })
}

/** What becomes of fees that both have: the sums before and after are the same. */
async function feeNotes(req: PayloadRequest, { kept, removed }: People): Promise<string[]> {
  const { pairs } = await feesToMerge(req, kept.id, removed.id)
  return pairs.map(({ stays, goes, terms, paid, surplus }) => {
    const what = `${formatItem(stays.item as FeeItem, stays.reason)}, ${formatPeriod(stays.period)}`
    const credit = surplus > 0 ? ` ${formatCents(surplus)} navyše bude preplatok rodiny.` : ''
    return `${what}: predpis majú obe osoby. Ponechaná: ${formatMergedFee(stays)}. Druhá: ${formatMergedFee(goes)}. Zostane jeden na ${formatCents(terms.amount)}, uhradené naň je ${formatCents(Math.min(paid, terms.amount))}.${credit}`
  })
}

const linksIn = ({ children }: User) =>
  (children ?? []).map(({ player, right, relation }) => ({ player: idOf(player) ?? '', right, relation }))

/** The links of both people's guardians with these two: they decide who may act for whom. */
async function linksOf(req: PayloadRequest, { kept, removed }: People) {
  const both = [kept.id, removed.id]
  const guardians = await storedRows(req, 'users', { 'children.player': { in: both } }, 'id')
  return guardians.map((guardian) => ({
    ...{ id: guardian.id, name: guardian.name ?? '' },
    links: linksIn(guardian).filter(({ player }) => both.includes(player)),
  }))
}

/** The names of the children of both, by id. */
async function childNames(req: PayloadRequest, { kept, removed }: People): Promise<Map<string, string>> {
  const ids = [kept, removed].flatMap(({ children }) => (children ?? []).map(({ player }) => idOf(player)!))
  if (ids.length === 0) return new Map()
  const children = await storedRows(req, 'users', { id: { in: [...new Set(ids)] } })
  return new Map(children.map(({ id, name }) => [id, name ?? '']))
}

/** Guardians of both who may act for one of them only: the stricter right holds. */
const rightNotes = (guardians: Awaited<ReturnType<typeof linksOf>>): string[] =>
  guardians
    .filter(({ links }) => new Set(links.map(({ right }) => right)).size > 1)
    .map(({ name }) => `${name}: pri jednej z\u00a0osôb môže len čítať. Zostane to tak aj po zlúčení.`)

/** Consents in which one of them refuses: that holds. */
async function consentNotes(req: PayloadRequest, { kept, removed }: People): Promise<string[]> {
  const person = { ...kept, ...mergedValues(kept as Values, removed as Values, []) } as User
  return (await refusalsToKeep(req, { kept, removed }, person)).map(
    ({ purpose }) =>
      `${PURPOSES[purpose]}: jedna osoba súhlasí a druhá nie. Platiť bude nesúhlas, kým rodina neodpovie znova. História oboch zostane.`,
  )
}

/** What happens when these two become one; `counts` are the rows that name the second. The caller has checked the access. */
export async function previewOf(
  req: PayloadRequest,
  people: People,
  counts: ReadonlyMap<PartKey, number>,
): Promise<MergePreview> {
  const { kept, removed } = people
  const category = await categoryNames(req)
  const pictures = await storedRows(req, 'media', {
    id: { in: [kept.photo, removed.photo].filter((id) => typeof id === 'string') },
  })
  const money = await feeNotes(req, people)
  const guardians = await linksOf(req, people)
  const names = await childNames(req, people)
  const notes = [
    ...money,
    ...rightNotes(guardians),
    ...linkNotes(kept, removed, names),
    ...(await playNotes(req, people)),
    ...(await consentNotes(req, people)),
  ]
  const parts = (Object.keys(PARTS) as PartKey[])
    .map((key) => ({ key, title: PARTS[key], count: counts.get(key) ?? 0 }))
    .filter(({ count }) => count > 0)
  // Messages come at any moment, and nobody decides about them.
  const decisive = parts.filter(({ key }) => key !== 'deliveries')
  // Of guardians with these two, and of these two with their children.
  const links = [...guardians.map(({ id, links: own }) => [id, own]), linksIn(kept), linksIn(removed)]
  const state = [kept.id, kept.updatedAt, removed.id, removed.updatedAt, decisive, links, notes]
  return {
    kept: sideOf(kept, names),
    removed: sideOf(removed, names),
    fields: comparedFields(kept, removed, {
      category,
      picture: (id) => pictures.find((row) => row.id === id)?.originalName || 'má fotku',
    }),
    parts,
    notes: [...notes, ...accountNotes(kept, removed)],
    differences: identityNotes(kept, removed),
    seen: digestOf(JSON.stringify(state)),
  }
}
