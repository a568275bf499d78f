import { z } from 'zod'
import { call } from '@/lib/contract'
import { isDay, isWallTime } from '@/lib/dates'
import { idInput, textInput } from '@/lib/schema'
import { SERIES_LIMIT } from '../series/rules'
import { takenBy } from './queries'

const wallTime = z.string().refine(isWallTime, { error: 'Zadajte čas, napríklad 17:00.' })
const days = z
  .string()
  .max(SERIES_LIMIT * 11)
  .transform((list) => list.split(','))
  .refine((list) => list.every(isDay), { error: 'Zadajte platný dátum, napríklad 24. 11. 2026.' })

export const takenCalls = [
  call({
    method: 'GET',
    path: '/events/taken',
    summary: 'What is held at a place at one of these times already (the first few), asked before saving.',
    who: ['trainer', 'admin'],
    query: z.object({
      place: textInput(120, 1),
      days,
      from: wallTime,
      to: wallTime.optional(),
      except: idInput.optional(),
    }),
    response: z.object({
      events: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          startsAt: z.string(),
          endsAt: z.string().nullable(),
          categories: z.array(z.string()),
        }),
      ),
    }),
    run: async (req, { query }) => ({ events: await takenBy(req, query) }),
  }),
]
