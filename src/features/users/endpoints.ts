import { z } from 'zod'
import { trashRow } from '@/access/edit'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { changeOf, idInput, idSchema, pageSchema, pagingQuery, textInput } from '@/lib/schema'
import { createUser, restoreUser, updateUser } from './commands'
import { me, officeUser, userList } from './queries'
import { meSchema, roleSchema, userInput, userSchema } from './schema'

const one = z.object({ user: userSchema })

export const userCalls = [
  call({
    method: 'GET',
    path: '/users',
    summary: 'Everybody in the club, by name.',
    who: ADMIN,
    query: z.object({
      search: textInput(80).optional(),
      role: roleSchema.optional(),
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
    response: z.object({ users: z.array(userSchema), page: pageSchema }),
    run: (req, { query }) => userList(req, query),
  }),
  call({
    method: 'GET',
    path: '/users/me',
    summary: 'The caller.',
    who: 'signedIn',
    response: z.object({ users: meSchema }),
    run: async (req) => ({ users: await me(req) }),
  }),
  call({
    method: 'POST',
    path: '/users',
    summary: 'Creates a person without a password; an invitation sets the first.',
    who: ADMIN,
    body: userInput,
    response: one,
    run: async (req, { body }) => ({ user: await createUser(req, body) }),
  }),
  call({
    method: 'GET',
    path: '/users/{id}',
    summary: 'One person with everything their form edits.',
    who: ADMIN,
    response: one,
    run: async (req, { params }) => ({ user: await officeUser(req, params.id!) }),
  }),
  call({
    method: 'PATCH',
    path: '/users/{id}',
    summary: 'Changes a person from the state the editor saw (`updatedAt`); absent keys stay.',
    who: ADMIN,
    body: changeOf(userInput),
    response: one,
    run: async (req, { params, body: { updatedAt, ...changes } }) => ({
      user: await updateUser(req, params.id!, updatedAt, changes),
    }),
  }),
  call({
    method: 'DELETE',
    path: '/users/{id}',
    summary: 'Puts a person into the trash; they are signed out everywhere.',
    who: ADMIN,
    response: idSchema,
    run: (req, { params }) => trashRow(req, 'users', params.id!),
  }),
  call({
    method: 'POST',
    path: '/users/{id}/restore',
    summary: 'Restores a person from the trash.',
    who: ADMIN,
    response: one,
    run: async (req, { params }) => ({ user: await restoreUser(req, params.id!) }),
  }),
]
