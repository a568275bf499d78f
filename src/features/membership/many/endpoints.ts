import { asActed } from '@/fields/quiet-act'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { chargedMonthSchema } from '../monthly/schema'
import { chargeMany, planForMany, unchargeMany } from './commands'
import { chargeManyInput, manyInput, manyPlanSchema, unchargedManySchema, unchargeManyInput } from './schema'
import { manyView } from './views'

/** One fee for many: a kit, a camp, anything else, also in instalments. */
export const manyFeesCalls = [
  call({
    method: 'POST',
    path: '/memberFees/many/preview',
    summary:
      'Who of some categories would get a one-off fee, and who not and why; changes nothing. Whole cents.',
    who: ADMIN,
    body: manyInput,
    response: manyPlanSchema,
    run: async (req, { body }) => manyView(await planForMany(req, body)),
  }),
  call({
    method: 'POST',
    path: '/memberFees/many',
    summary:
      'Makes a one-off fee for all players of some categories as previewed, all or none; nobody is charged twice.',
    who: ADMIN,
    body: chargeManyInput,
    response: chargedMonthSchema,
    run: (req, { body: { notify, ...seen } }) => asActed(req, notify, () => chargeMany(req, seen)),
  }),
  call({
    method: 'POST',
    path: '/memberFees/many/undo',
    summary:
      'Deletes the fees of one such charge (`chargedAt` of its response) that were not paid, reported as paid or changed since.',
    who: ADMIN,
    body: unchargeManyInput,
    response: unchargedManySchema,
    run: (req, { body }) => unchargeMany(req, body),
  }),
]
