import { href, type RouteKey, ROUTES } from '@/lib/routes'

/** A group of the office's sections under a heading. */
export interface SectionGroup {
  label: string
  sections: readonly (readonly [key: RouteKey, label: string])[]
}

const titled = (...keys: RouteKey[]) => keys.map((key) => [key, ROUTES[key].title] as const)

/** Every section of the office, as its frame and „Viac“ of its bar list them. */
export const OFFICE_GROUPS: readonly SectionGroup[] = [
  {
    label: 'Ľudia',
    sections: [
      ...titled('users', 'invitations'),
      ['memberImport', 'Import'],
      ...titled('categories'),
      ['adminConsents', 'Súhlasy'],
      ...titled('erasures'),
      ['migration', 'Migrácia'],
    ],
  },
  { label: 'Peniaze', sections: titled('memberFees', 'bankStatements') },
  { label: 'Šport', sections: titled('events', 'attendances', 'trainerHours', 'places') },
  {
    label: 'Web',
    sections: titled('adminNews', 'photos', 'adminDocuments', 'enquiries', 'notifications'),
  },
]

const SECTIONS: readonly RouteKey[] = OFFICE_GROUPS.flatMap(({ sections }) => sections.map(([key]) => key))
/** Pages of a section whose addresses are not below its own. */
const ALSO: Partial<Record<RouteKey, RouteKey>> = {
  folderCreate: 'adminDocuments',
  folderEdit: 'adminDocuments',
}

/** Whether an address is a path or below it. */
const holds = (path: string, address: string): boolean => address === path || address.startsWith(`${path}/`)

/** The section that an address belongs to: the one with the longest path; undefined outside the office. */
export const sectionAt = (address: string): RouteKey | undefined => {
  const other = Object.entries(ALSO).find(([key]) => address === ROUTES[key as RouteKey].path)
  if (other) return other[1]
  return SECTIONS.filter((key) => holds(href(key), address))
    .sort((one, another) => href(another).length - href(one).length)
    .at(0)
}
