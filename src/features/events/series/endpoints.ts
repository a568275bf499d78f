import { call } from '@/lib/contract'
import { createSeries } from './commands'
import { seriesInput, seriesSchema } from './schema'

const STAFF = ['trainer', 'admin'] as const

export const seriesCalls = [
  call({
    method: 'POST',
    path: '/events/series',
    summary: 'Creates an event on every planned day of the week, all or none; season breaks can be left out.',
    who: STAFF,
    body: seriesInput,
    response: seriesSchema,
    run: (req, { body: { repeat, ...draft } }) => createSeries(req, draft, repeat),
  }),
]
