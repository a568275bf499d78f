import { expiryOf } from '@/features/enquiries/rules'
import { addDays, momentAt } from '@/lib/dates'
import type { Enquiry } from '@/payload-types'
import { ENQUIRIES } from '../data/enquiries'
import { idFor } from '../random'
import { birthYearsOf, type SeedContext } from '../context'

/** Rows of the collection enquiries, received in the days before the demo's today. */
export const enquiryRows = (context: SeedContext): Partial<Enquiry>[] =>
  ENQUIRIES.map(({ daysAgo, time, category: name, ...fields }) => {
    const category = context.categories.find((row) => row.name === name)
    const receivedAt = momentAt(addDays(context.today, -daysAgo), time)
    return {
      ...fields,
      id: idFor('enquiry', fields.email),
      operation: idFor('enquiryOperation', fields.email),
      ...(category && { category: category.id, birthYear: birthYearsOf(context, category).from }),
      expiresAt: expiryOf(receivedAt).toISOString(),
      createdAt: receivedAt.toISOString(),
      updatedAt: receivedAt.toISOString(),
    }
  })
