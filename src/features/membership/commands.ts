import type { PayloadRequest } from 'payload'
import { editRow, restoreRow, trashRow } from '@/access/edit'
import { requireRows } from '@/access/exist'
import { conflict } from '@/lib/errors'
import type { FeeItem } from './labels'
import { officeFee } from './queries'
import type { OfficeFeeView } from './views'

/** What the office says of a new fee; the amount in whole cents. */
export interface FeeDraft {
  player: string
  period: string
  item: FeeItem
  amount: number
  dueDate: string
  reason?: string
  note?: string
}

/** A clash with a fee in the trash names it, so that it can be restored instead. */
async function refuseTwice(req: PayloadRequest, { player, period, item }: FeeDraft): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'memberFees',
    where: {
      and: [{ player: { equals: player } }, { period: { equals: period } }, { item: { equals: item } }],
    },
    depth: 0,
    limit: 1,
    trash: true,
    overrideAccess: false,
    req,
  })
  const [fee] = docs
  if (!fee) return
  throw fee.deletedAt
    ? conflict('Tento predpis je v koši. Namiesto nového ho obnovte.', { id: fee.id, trashed: true })
    : conflict('Tento hráč už má za toto obdobie rovnaký predpis.', { id: fee.id })
}

/** Creates one fee; a second one of the same item for the same player and period is refused. */
export async function createFee(req: PayloadRequest, draft: FeeDraft): Promise<OfficeFeeView> {
  await requireRows(req, 'users', [draft.player], 'player')
  await refuseTwice(req, draft)
  const fee = await req.payload.create({
    collection: 'memberFees',
    data: { ...draft, currency: 'EUR' },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return officeFee(req, fee)
}

/** Changes a fee from the state the editor saw. */
export async function updateFee(
  req: PayloadRequest,
  id: string,
  seen: string,
  changes: Partial<Omit<FeeDraft, 'player' | 'period' | 'item'>> & { waived?: boolean },
): Promise<OfficeFeeView> {
  const fee = await editRow(req, { collection: 'memberFees', id, seen, data: changes, show: (row) => row })
  return officeFee(req, fee)
}

/** Puts a fee into the trash; one that money came for stays. */
export const trashFee = (req: PayloadRequest, id: string): Promise<{ id: string }> =>
  trashRow(req, 'memberFees', id)

/** Takes a fee back from the trash. */
export const restoreFee = async (req: PayloadRequest, id: string): Promise<OfficeFeeView> =>
  officeFee(req, await restoreRow(req, 'memberFees', id))
