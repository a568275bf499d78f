import { z } from 'zod'
import { call } from '@/lib/contract'
import { idSchema, namedSchema, pageSchema, pagingQuery, seenInput, textInput } from '@/lib/schema'
import { networkOf } from '@/lib/limits'
import { changeState, sendEnquiry } from './commands'
import { KINDS, REACHABLE, STATES } from './labels'
import { enquiryPage } from './queries'

const kind = z.enum(Object.keys(KINDS) as (keyof typeof KINDS)[])
const state = z.enum(Object.keys(STATES) as (keyof typeof STATES)[])

/** One line: what could end a header or a line of the letter is no name. */
const lineInput = (most: number, least = 0) =>
  textInput(most, least).refine((text) => !/[\r\n\t\u0085\u2028\u2029]/.test(text), {
    error: 'Zadajte jeden riadok textu.',
  })

const draft = z
  .strictObject({
    kind,
    operation: z.string().regex(/^[0-9a-f]{32}$/, { error: 'Načítajte stránku znova.' }),
    childName: lineInput(80).default(''),
    birthYear: z.number().int({ error: 'Zadajte rok narodenia, napríklad 2016.' }).nullable().default(null),
    guardianName: lineInput(80, 1),
    phone: lineInput(24)
      .refine((text) => text === '' || /^\+?[\d ()/-]{6,}$/.test(text), {
        error: 'Zadajte telefón, napríklad +421 905 123 456.',
      })
      .default(''),
    email: z
      .union([z.literal(''), z.email().max(254)], { error: 'Zadajte e-mail v tvare meno@domena.sk.' })
      .default(''),
    note: textInput(2000).default(''),
    website: z.string().max(500).optional(),
    took: z.number().min(0).max(10_000_000),
  })
  .superRefine(({ kind, childName, birthYear, phone, email, note }, check) => {
    const fault = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message })
    if (kind === 'trial' && !childName) fault('childName', 'Zadajte meno a priezvisko dieťaťa.')
    if (kind === 'trial' && birthYear === null)
      fault('birthYear', 'Zadajte rok narodenia dieťaťa, napríklad 2016.')
    if (kind !== 'trial' && !note) fault('note', 'Napíšte, čo potrebujete.')
    if (!phone && !email) fault('email', REACHABLE)
  })

const enquiryAnswer = z.object({
  ...idSchema.shape,
  kind,
  state,
  category: namedSchema.nullable(),
  childName: z.string(),
  birthYear: z.number().nullable(),
  guardianName: z.string(),
  phone: z.string(),
  email: z.string(),
  note: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  updatedAt: z.string(),
})

/** What people write to the club, and what the club does with it (product.md §3). */
export const enquiryCalls = [
  call({
    method: 'POST',
    path: '/enquiries',
    summary: 'Writes to the club: a trial training, a question, erasure, a photo to hide. Limited.',
    who: 'public',
    body: draft,
    response: z.object({ message: z.string(), category: z.string().nullable() }),
    run: (req, { body }) => sendEnquiry(req, body, networkOf(req.headers)),
  }),
  call({
    method: 'GET',
    path: '/enquiries',
    summary: 'What came from the web: an admin reads all, a trainer the trials of own categories.',
    who: ['trainer', 'admin'],
    query: z.object({ ...pagingQuery, kind: kind.optional(), state: state.optional() }),
    response: z.object({ enquiries: z.array(enquiryAnswer), page: pageSchema }),
    run: (req, { query }) => enquiryPage(req, query),
  }),
  call({
    method: 'PATCH',
    path: '/enquiries/{id}',
    summary: 'Says how far the club is with an enquiry.',
    who: ['admin'],
    body: z.strictObject({ updatedAt: seenInput, state }),
    response: z.object({ enquiry: enquiryAnswer }),
    run: async (req, { params, body }) => ({
      enquiry: await changeState(req, params.id!, body.updatedAt, body.state),
    }),
  }),
]
