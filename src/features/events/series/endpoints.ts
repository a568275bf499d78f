import { asActed } from '@/fields/quiet-act'
import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { createSeries } from './commands'
import { seriesInput, seriesSchema } from './schema'

export const seriesCalls = [
  call({
    method: 'POST',
    path: '/events/series',
    summary: 'Creates an event on every planned day of the week, all or none; season breaks can be left out.',
    who: STAFF,
    body: seriesInput,
    response: seriesSchema,
    run: (req, { body: { repeat, notify, ...input } }) =>
      asActed(req, notify, () => createSeries(req, input, repeat)),
  }),
]
