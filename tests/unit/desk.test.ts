import { expect, it } from '@jest/globals'
import { WAITING, waitingWords } from '@/features/desk/labels'
import { OFFICE_GROUPS, sectionAt } from '@/features/desk/rules'
import { type RouteKey, ROUTES, STAFF_MENU } from '@/lib/routes'

const sections = OFFICE_GROUPS.flatMap((group) => group.sections.map(([key]) => key))

it('the office’s sections stand in their groups and order', () => {
  expect(
    OFFICE_GROUPS.map(({ label, sections: own }) => [label, own.map(([, word]) => word).join(', ')]),
  ).toEqual([
    ['Ľudia', 'Používatelia, Pozvánky, Import, Kategórie, Súhlasy, Vymazanie údajov, Migrácia'],
    ['Peniaze', 'Členské, Výpisy z účtu'],
    ['Šport', 'Udalosti, Dochádzka, Odtrénované hodiny, Zatvorené ihriská'],
    ['Web', 'Novinky, Fotky, Dokumenty, Správy z webu, Notifikácie'],
  ])
})

it('every section is an office page of an administrator, once, and the whole menu „Správa“ is among them', () => {
  expect(new Set(sections).size).toBe(sections.length)
  for (const key of sections) {
    const { path, who } = ROUTES[key]
    expect([key, path.startsWith('/auth/admin/'), who.includes('admin' as never)]).toEqual([key, true, true])
  }
  expect(STAFF_MENU.admin.filter((key) => key !== 'profile' && !sections.includes(key))).toEqual([])
})

it('every office page but the search over all of them belongs to a section, and no other page does', () => {
  for (const [key, { path }] of Object.entries(ROUTES)) {
    const isIn = path.startsWith('/auth/admin/') && key !== 'search'
    expect([key, sectionAt(path) !== undefined]).toEqual([key, isIn])
  }
})

it('a page belongs to the section with the longest address around it', () => {
  const belongs: Partial<Record<RouteKey, RouteKey>> = {
    userEdit: 'users',
    invitations: 'invitations',
    memberImport: 'memberImport',
    bankStatements: 'bankStatements',
    trainerHours: 'trainerHours',
    attendanceCreate: 'attendances',
    closing: 'events',
    season: 'events',
    erasureCase: 'erasures',
    folderEdit: 'adminDocuments',
  }
  for (const [key, section] of Object.entries(belongs))
    expect([key, sectionAt(ROUTES[key as RouteKey].path)]).toEqual([key, section])
})

it('what waits is a section of the frame, in words for one, few and many', () => {
  expect(Object.keys(WAITING).filter((key) => !sections.includes(key as RouteKey))).toEqual([])
  expect([1, 3, 5].map((count) => waitingWords('enquiries', count))).toEqual([
    '1\u00a0nová správa z\u00a0webu',
    '3\u00a0nové správy z\u00a0webu',
    '5\u00a0nových správ z\u00a0webu',
  ])
})
