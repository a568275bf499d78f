import { z } from 'zod'
import { asActed } from '@/fields/quiet-act'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { changeOf, idSchema, pageSchema } from '@/lib/schema'
import { createFee, restoreFee, trashFee, updateFee, waiveFees } from './commands'
import { feeDetail } from './history/queries'
import { feeDetailSchema } from './history/schema'
import { familyFees, feeList } from './queries'
import {
  familyFeesQuery,
  familyMembershipSchema,
  feeChangesInput,
  feesQuery,
  feeTotalsSchema,
  officeFeeSchema,
  toldFeeInput,
  waivedSchema,
  waiveInput,
} from './schema'

const one = z.object({ memberFee: officeFeeSchema })

export const membershipCalls = [
  call({
    method: 'GET',
    path: '/memberFees',
    summary:
      "Fees for the office with totals over all that match, in whole cents: this season's, and open ones of any.",
    who: ADMIN,
    query: feesQuery,
    response: z.object({ memberFees: z.array(officeFeeSchema), totals: feeTotalsSchema, page: pageSchema }),
    run: (req, { query }) => feeList(req, query),
  }),
  call({
    method: 'POST',
    path: '/memberFees',
    summary: 'Creates one fee.',
    who: ADMIN,
    body: toldFeeInput,
    response: one,
    run: (req, { body: { notify, ...input } }) =>
      asActed(req, notify, async () => ({ memberFee: await createFee(req, input) })),
  }),
  call({
    method: 'GET',
    path: '/memberFees/{id}',
    summary: 'One fee, the payments that went to it, and who changed what of it; the newest first.',
    who: ADMIN,
    response: feeDetailSchema,
    run: (req, { params }) => feeDetail(req, params.id!),
  }),
  call({
    method: 'PATCH',
    path: '/memberFees/{id}',
    summary: 'Changes a fee from the state the editor saw (`updatedAt`).',
    who: ADMIN,
    body: changeOf(feeChangesInput),
    response: one,
    run: async (req, { params, body: { updatedAt, ...changes } }) => ({
      memberFee: await updateFee(req, params.id!, updatedAt, changes),
    }),
  }),
  call({
    method: 'DELETE',
    path: '/memberFees/{id}',
    summary: 'Puts a fee into the trash, unless money came for it.',
    who: ADMIN,
    response: idSchema,
    run: (req, { params }) => trashFee(req, params.id!),
  }),
  call({
    method: 'POST',
    path: '/memberFees/{id}/restore',
    summary: 'Restores a fee from the trash.',
    who: ADMIN,
    response: one,
    run: async (req, { params }) => ({ memberFee: await restoreFee(req, params.id!) }),
  }),
  call({
    method: 'POST',
    path: '/memberFees/waive',
    summary: 'Waives fees, or takes that back, all or none.',
    who: ADMIN,
    body: waiveInput,
    response: waivedSchema,
    run: (req, { body }) => waiveFees(req, body.fees, body.waived),
  }),
  call({
    method: 'GET',
    path: '/playerMembership',
    summary:
      "The family's fees that are open or of a season (this one unless named), what is owed and overpaid in whole cents, and how it is paid.",
    who: ['family'],
    query: familyFeesQuery,
    response: z.object({ memberFee: familyMembershipSchema }),
    run: async (req, { query }) => ({ memberFee: await familyFees(req, query) }),
  }),
]
