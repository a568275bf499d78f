import { expect, test } from '@playwright/test'
import type { Visitor } from '../../support/http'
import { signedIn } from '../../support/signed-in'

// The panel's REST refusals in the production build, where the classes of errors have lost their names.

let maria: Visitor
test.beforeAll(async ({ baseURL }) => {
  maria = await signedIn(baseURL!, 'maria')
})

interface Refusal {
  errors: { message: string; data?: { errors: { path: string; message: string }[] } }[]
}

const upload = (collection: string, data: object, file: Blob, name: string) => {
  const body = new FormData()
  body.set('_payload', JSON.stringify(data))
  body.set('file', file, name)
  return maria.json<Refusal>(`/cms/api/${collection}`, { method: 'POST', body })
}

test('a category in use is not deleted, and the panel is told by what it is used', async () => {
  const { body } = await maria.json<{ categories: { id: string }[] }>('/api/categories')
  const refused = await maria.json<Refusal>(`/cms/api/categories/${body.categories[0]!.id}`, {
    method: 'DELETE',
  })
  expect(refused.status).toBe(409)
  expect(refused.body.errors[0]?.message).toMatch(/^Kategóriu nemožno odstrániť.*(osôb|osoby|udalost)/)
})

test('a folder with documents is not deleted, and the panel is told why', async () => {
  type Folders = { documentFolders: { id: string }[] }
  const { body } = await maria.json<Folders>('/api/documents/documentFolders')
  const refused = await maria.json<Refusal>(`/cms/api/documentFolders/${body.documentFolders[0]!.id}`, {
    method: 'DELETE',
  })
  expect(refused.status).toBe(409)
  expect(refused.body.errors[0]?.message).toMatch(/priečin/i)
})

test('a text that calls itself a picture is refused at its field, in Slovak', async () => {
  const text = new Blob(['Toto nie je obrázok.'], { type: 'image/png' })
  const { status, body } = await upload('media', { alt: 'Ihrisko' }, text, 'ihrisko.png')
  expect(status).toBe(400)
  const [error] = body.errors
  expect(error?.message).toMatch(/^Súbor sa nedá použiť/)
  expect(error?.data?.errors).toEqual([{ path: 'file', message: error?.message }])
})

test('a required field left empty is named, and its reason with it', async () => {
  const { status, body } = await maria.json<Refusal>('/cms/api/products', { method: 'POST', body: {} })
  expect(status).toBe(400)
  expect(body.errors.flatMap(({ data }) => data?.errors.map(({ path }) => path))).toContain('name')
  for (const { message } of body.errors) expect(message).not.toMatch(/unknown|invalid|required/i)
})

// Last: the server closes the connection on which too much was sent.
test('a file of 25 MB is refused in Slovak, with what is taken instead', async () => {
  const photo = new Blob([Buffer.alloc(25 * 1024 * 1024, 1)], { type: 'image/jpeg' })
  const { status, body } = await upload('media', { alt: 'Ihrisko' }, photo, 'ihrisko.jpg')
  expect(status).toBe(413)
  expect(body.errors[0]?.message).toMatch(/^Súbor je príliš veľký/)
})
