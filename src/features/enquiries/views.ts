import { idOf, namedOf } from '@/lib/reference'
import type { Enquiry } from '@/payload-types'
import type { EnquiryView } from './schema'

/** The staff's view of an enquiry; `category` is null when it was deleted. */
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
    changedBy: namedOf(enquiry.changedBy)?.name ?? '',
    changedAt: enquiry.changedAt ?? null,
    expiresAt: enquiry.expiresAt,
    updatedAt: enquiry.updatedAt,
  }
}
