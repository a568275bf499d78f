import type { PayloadRequest } from 'payload'
import { readableWhere } from '@/access/row-access'
import { aggregate } from '@/db/aggregate'
import { chosenCategory } from '@/features/categories/queries'
import type { SeasonFileQuery } from '@/features/club/season/schema'
import { dayOf } from '@/lib/dates'
import { inPortions } from '@/lib/in-portions'
import type { FileList } from '@/lib/list-file'
import { idsInOrder } from '@/lib/order'
import { filterWords } from '@/lib/paper-list'
import { idOf } from '@/lib/reference'
import type { MemberFee } from '@/payload-types'
import { gridFeesWhere } from '../matching/queries'
import { FEE_FILTERS, formatPeriod } from '../labels'
import { paymentViews, receivedInSeason } from '../payments/queries'
import { feePlayers } from '../players/queries'
import type { OfficeFeeView } from '../schema'
import { officeFeeView } from '../views'
import { ALL_SEASONS } from '../rules'
import { feeColumns, paymentColumns, type PaymentFileRow } from './rules'
import type { FeeFileQuery } from './schema'

/** The ids of the fees by player and period. Without access control of the players: who may read a fee may read its player. */
async function feesByPlayer(req: PayloadRequest, query: FeeFileQuery, now: Date): Promise<string[]> {
  const where = await gridFeesWhere(req, query, now)
  if (!where) return []
  const fees = await aggregate(req, 'memberFees', { where, by: ['id', 'player', 'period', 'item'] })
  const players = [...new Set(fees.map(({ player }) => String(player)))]
  const names = players.length
    ? await aggregate(req, 'users', { where: { id: { in: players } }, by: ['id', 'sortName'] })
    : []
  const nameOf = new Map(names.map(({ id, sortName }) => [String(id), String(sortName)]))
  return idsInOrder(fees, ({ id, player, period, item }) =>
    [nameOf.get(String(player)), player, period, item, id].join(' '),
  )
}

/** The fees whose sums the grid shows, by player. */
export async function feeFile(
  req: PayloadRequest,
  query: FeeFileQuery,
  now: Date,
): Promise<FileList<OfficeFeeView>> {
  const ids = await feesByPlayer(req, query, now)
  const read = async (some: string[]): Promise<OfficeFeeView[]> => {
    const { docs } = await req.payload.db.find<MemberFee>({
      collection: 'memberFees',
      where: { id: { in: some } },
      limit: 0,
      pagination: false,
      req,
    })
    const players = await feePlayers(req, docs)
    return docs.map((fee) => officeFeeView(fee, players.get(idOf(fee.player)!)!, dayOf(now)))
  }
  const name = `Členské, ${query.period || query.season !== ALL_SEASONS ? formatPeriod(query.period ?? query.season) : 'dlhy zo všetkých sezón'}`
  const filters = {
    Stav: query.state && FEE_FILTERS[query.state].toLowerCase(),
    Kategória: await chosenCategory(req, query.category),
  }
  const note = filterWords(filters, query.search)
  // Whom somebody has searched for stands in no name of a file.
  const filter = Object.values(filters).filter(Boolean).join(', ')
  return { name, filter, columns: feeColumns, note, total: ids.length, rows: inPortions(ids, read) }
}

/** The payments of a season, the oldest first. */
export async function paymentFile(
  req: PayloadRequest,
  { season }: SeasonFileQuery,
): Promise<FileList<PaymentFileRow>> {
  const where = await readableWhere(req, 'payments', receivedInSeason(season))
  const rows = where ? await aggregate(req, 'payments', { where, by: ['id', 'receivedAt', 'createdAt'] }) : []
  const ids = idsInOrder(rows, ({ id, receivedAt, createdAt }) => `${receivedAt} ${createdAt} ${id}`)
  const read = async (some: string[]): Promise<PaymentFileRow[]> => {
    const { docs } = await req.payload.find({
      collection: 'payments',
      where: { id: { in: some } },
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    })
    const views = await paymentViews(req, docs)
    return views.map((view, at) => ({ ...view, symbol: docs[at]!.symbol ?? '' }))
  }
  return { name: `Platby ${season}`, columns: paymentColumns, total: ids.length, rows: inPortions(ids, read) }
}
