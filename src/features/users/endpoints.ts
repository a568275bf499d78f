import { z } from 'zod'
import { trashRow } from '@/access/edit'
import { call } from '@/lib/contract'
import {
  dayInput,
  idAnswer,
  idInput,
  namedAnswer,
  pageAnswer,
  pagingQuery,
  seenInput,
  textInput,
} from '@/lib/inputs'
import { createUser, restoreUser, updateUser } from './commands'
import { me, officeUser, userList } from './queries'

const ADMIN = ['admin'] as const
const role = z.enum(['admin', 'trainer', 'player'])
const position = z.enum(['goalkeeper', 'defender', 'midfielder', 'forward'])
const relation = z.enum(['mother', 'father', 'other'])
const right = z.enum(['full', 'read'])
const nullableText = z.string().nullable()

const myself = z.object({
  id: z.string(),
  name: z.string(),
  role,
  email: z.string(),
  username: z.string(),
  phone: z.string(),
  playing: z.boolean(),
  category: namedAnswer.nullable(),
  categories: z.array(namedAnswer),
  children: z.array(namedAnswer.extend({ right })),
  updatedAt: z.string(),
})

const person = z.object({
  id: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  email: z.string(),
  username: z.string(),
  phone: z.string(),
  active: z.boolean(),
  playing: z.boolean(),
  category: namedAnswer.nullable(),
  secondCategory: namedAnswer.nullable(),
  categories: z.array(namedAnswer),
  children: z.array(z.object({ player: namedAnswer, relation, right })),
  birthDate: nullableText,
  jerseyNumber: z.number().nullable(),
  position: position.nullable(),
  joinedAt: nullableText,
  feePausedUntil: nullableText,
  medicalValidUntil: nullableText,
  registrationNumber: z.string(),
  trialUntil: nullableText,
  variableSymbol: z.string(),
  updatedAt: z.string(),
})

const draft = {
  firstName: textInput(60, 1),
  lastName: textInput(60, 1),
  role: role.optional(),
  email: z
    .union([z.literal(''), z.email()], { error: 'Zadajte e-mail v tvare meno@domena.sk.' })
    .nullable()
    .optional(),
  phone: textInput(24).nullable().optional(),
  active: z.boolean().optional(),
  playing: z.boolean().optional(),
  category: idInput.nullable().optional(),
  secondCategory: idInput.nullable().optional(),
  categories: z.array(idInput).max(20).optional(),
  children: z
    .array(
      z.strictObject({ player: idInput, relation: relation.default('other'), right: right.default('full') }),
    )
    .max(12)
    .optional(),
  birthDate: dayInput.nullable().optional(),
  jerseyNumber: z.number().int().min(1).max(99).nullable().optional(),
  position: position.nullable().optional(),
  joinedAt: dayInput.nullable().optional(),
  feePausedUntil: dayInput.nullable().optional(),
  medicalValidUntil: dayInput.nullable().optional(),
  registrationNumber: textInput(20).nullable().optional(),
  trialUntil: dayInput.nullable().optional(),
}

const one = z.object({ user: person })

export const userCalls = [
  call({
    method: 'GET',
    path: '/users',
    summary: 'Everybody in the club, by name.',
    who: ADMIN,
    query: z.object({
      search: textInput(80).optional(),
      role: role.optional(),
      category: idInput.optional(),
      active: z
        .enum(['true', 'false'])
        .transform((value) => value === 'true')
        .optional(),
      playing: z
        .enum(['true', 'false'])
        .transform((value) => value === 'true')
        .optional(),
      ...pagingQuery,
    }),
    answer: z.object({ users: z.array(person), page: pageAnswer }),
    run: (req, { query }) => userList(req, query),
  }),
  call({
    method: 'GET',
    path: '/users/me',
    summary: 'The caller.',
    who: 'signedIn',
    answer: z.object({ users: myself }),
    run: async (req) => ({ users: await me(req) }),
  }),
  call({
    method: 'POST',
    path: '/users',
    summary: 'Creates a person without a password; an invitation sets the first.',
    who: ADMIN,
    body: z.strictObject(draft),
    answer: one,
    run: async (req, { body }) => ({ user: await createUser(req, body) }),
  }),
  call({
    method: 'GET',
    path: '/users/{id}',
    summary: 'One person with everything their form edits.',
    who: ADMIN,
    answer: one,
    run: async (req, { params }) => ({ user: await officeUser(req, params.id!) }),
  }),
  call({
    method: 'PATCH',
    path: '/users/{id}',
    summary: 'Changes a person from the state the editor saw (`updatedAt`); absent keys stay.',
    who: ADMIN,
    body: z.strictObject({ ...z.object(draft).partial().shape, updatedAt: seenInput }),
    answer: one,
    run: async (req, { params, body: { updatedAt, ...changes } }) => ({
      user: await updateUser(req, params.id!, updatedAt, changes),
    }),
  }),
  call({
    method: 'DELETE',
    path: '/users/{id}',
    summary: 'Puts a person into the trash; they are signed out everywhere.',
    who: ADMIN,
    answer: idAnswer,
    run: (req, { params }) => trashRow(req, 'users', params.id!),
  }),
  call({
    method: 'POST',
    path: '/users/{id}/restore',
    summary: 'Takes a person back from the trash.',
    who: ADMIN,
    answer: one,
    run: async (req, { params }) => ({ user: await restoreUser(req, params.id!) }),
  }),
]
