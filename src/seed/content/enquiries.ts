import { expiryOf } from '@/features/enquiries/rules'
import { addDays, momentAt } from '@/lib/dates'
import type { Enquiry } from '@/payload-types'
import { ENQUIRIES } from '../data/enquiries'
import { idFor } from '../random'
import { birthYearsOf, type SeedContext } from '../context'

/** Rows of the collection enquiries: what came in the days before the demo's today. */
export const enquiryRows = (context: SeedContext): Partial<Enquiry>[] =>
  ENQUIRIES.map(({ daysAgo, time, category: name, ...written }) => {
    const category = context.categories.find((row) => row.name === name)
    const came = momentAt(addDays(context.today, -daysAgo), time)
    return {
      ...written,
      id: idFor('enquiry', written.email),
      operation: idFor('enquiryOperation', written.email),
      ...(category && { category: category.id, birthYear: birthYearsOf(context, category).from }),
      expiresAt: expiryOf(came).toISOString(),
      createdAt: came.toISOString(),
      updatedAt: came.toISOString(),
    }
  })
