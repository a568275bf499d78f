import { idOf } from '@/lib/reference'
import type { Enquiry } from '@/payload-types'
import type { Kind, State } from './labels'

/** An enquiry for the office, and for the trainer whose category a child would like to try. */
export interface EnquiryView {
  id: string
  kind: Kind
  state: State
  category: { id: string; name: string } | null
  childName: string
  birthYear: number | null
  guardianName: string
  phone: string
  email: string
  note: string
  createdAt: string
  expiresAt: string
  updatedAt: string
}

/** The staff's view of an enquiry; a category that is no more is none. */
export const enquiryView = (enquiry: Enquiry): EnquiryView => {
  const { category } = enquiry
  const id = idOf(category)
  return {
    id: enquiry.id,
    kind: enquiry.kind,
    state: enquiry.state,
    category: id && category && typeof category === 'object' ? { id, name: category.name } : null,
    childName: enquiry.childName ?? '',
    birthYear: enquiry.birthYear ?? null,
    guardianName: enquiry.guardianName,
    phone: enquiry.phone ?? '',
    email: enquiry.email ?? '',
    note: enquiry.note ?? '',
    createdAt: enquiry.createdAt,
    expiresAt: enquiry.expiresAt,
    updatedAt: enquiry.updatedAt,
  }
}
