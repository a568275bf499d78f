import { z } from 'zod'
import { pictureAnswer } from '@/fields/picture-answer'
import { call } from '@/lib/contract'
import { idInput, namedAnswer, pageAnswer, pagingQuery, textInput } from '@/lib/inputs'
import { groupsWithPeople, roster } from './queries'

const STAFF = ['trainer', 'admin'] as const

const guardian = namedAnswer.extend({
  relation: z.enum(['mother', 'father', 'other']),
  phone: z.string(),
  email: z.string(),
})

const rosterPlayer = namedAnswer.extend({
  jerseyNumber: z.number().nullable(),
  photo: pictureAnswer,
  medicalValidUntil: z.string().nullable(),
  category: namedAnswer.nullable(),
  secondCategory: namedAnswer.nullable(),
  birthYear: z.number().nullable(),
  position: z.enum(['goalkeeper', 'defender', 'midfielder', 'forward']).nullable(),
  phone: z.string(),
  guardians: z.array(guardian),
})

const group = z.object({
  category: namedAnswer,
  players: z.array(namedAnswer),
  trainers: z.array(namedAnswer),
})

export const squadCalls = [
  call({
    method: 'GET',
    path: '/users/allUsersByCategory',
    summary: "A page of the players of the caller's categories by name, and the trainers.",
    who: STAFF,
    query: z.object({ category: idInput.optional(), ...pagingQuery }),
    answer: z.object({ data: z.array(group), page: pageAnswer }),
    run: (req, { query }) => groupsWithPeople(req, query),
  }),
  call({
    method: 'GET',
    path: '/playerList',
    summary: "The players of the caller's categories with their guardians' contact, by name; a page of them.",
    who: STAFF,
    query: z.object({
      search: textInput(80).optional(),
      category: idInput.optional(),
      ...pagingQuery,
    }),
    answer: z.object({ users: z.array(rosterPlayer), page: pageAnswer }),
    run: async (req, { query }) => {
      const { players, total } = await roster(req, query)
      return { users: players, page: { number: query.page, size: query.size, total } }
    },
  }),
]
