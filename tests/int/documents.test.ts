import { beforeAll, expect, test } from '@jest/globals'
import { PDF } from '../support/pdf'
import { setUpClub } from '../support/club'

const { academy, api } = setUpClub('anonymous', 'jakub', 'lubos', 'maria')
type Who = keyof typeof api

type Folder = { name: string; folders: Folder[]; documents: { title: string }[] }

const upload = (title: string, folder: string | undefined, visibility: 'public' | 'members' | 'admins') =>
  academy.payload.create({
    collection: 'documents',
    data: { title, folder, visibility },
    file: { data: PDF, mimetype: 'application/pdf', name: `${title}.pdf`, size: PDF.length },
    overrideAccess: true,
  })
const folder = async (name: string, visibility: 'public' | 'trainers', parent?: string): Promise<string> => {
  const data = { name, visibility, parent, order: 1 }
  return (await academy.payload.create({ collection: 'documentFolders', data, overrideAccess: true })).id
}
const titles = async (who: Who): Promise<string[]> => {
  const { body } = await api[who]<{ documents: { title: string }[] }>('GET', '/documents')
  return body.documents.map(({ title }) => title).filter((title) => title.startsWith('T:'))
}

beforeAll(async () => {
  const outer = await folder('Tlačivá pre trénerov', 'trainers')
  const inner = await folder('Hárky', 'public', outer)
  await upload('T: Prihláška', undefined, 'public')
  await upload('T: Čestné vyhlásenie', undefined, 'public')
  await upload('T: Pre rodiny', undefined, 'members')
  await upload('T: Zápisnica', undefined, 'admins')
  await upload('T: Hárok dochádzky', inner, 'public')
}, 90_000)

test('a visitor sees only public documents, and none in a closed folder', async () => {
  expect(await titles('anonymous')).toEqual(['T: Čestné vyhlásenie', 'T: Prihláška'])
})

test('players, trainers and admins see the documents of their role', async () => {
  expect(await titles('jakub')).toEqual(['T: Čestné vyhlásenie', 'T: Pre rodiny', 'T: Prihláška'])
  expect(await titles('lubos')).toContain('T: Hárok dochádzky')
  expect(await titles('lubos')).not.toContain('T: Zápisnica')
  expect(await titles('maria')).toContain('T: Zápisnica')
})

test('the tree contains only folders the caller may see, with their documents', async () => {
  const tree = async (who: Who) =>
    (await api[who]<{ documentFolders: Folder[] }>('GET', '/documents/documentFolders')).body.documentFolders
  expect(JSON.stringify(await tree('anonymous'))).not.toContain('Tlačivá pre trénerov')
  const outer = (await tree('lubos')).find(({ name }) => name === 'Tlačivá pre trénerov')
  expect(outer?.folders[0]?.documents.map(({ title }) => title)).toEqual(['T: Hárok dochádzky'])
})

test("a document's address is the site's own and not the panel's", async () => {
  const { body } = await api.anonymous<{ documents: { url: string }[] }>('GET', '/documents')
  for (const { url } of body.documents) expect(url).toMatch(/^\/files\/documents\/[0-9a-f-]{36}\/original\//)
})
