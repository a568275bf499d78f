import type { TaskConfig } from 'payload'
import { PATIENT_RETRIES } from '@/lib/jobs'
import { revalidate } from '@/lib/revalidate'

/** Renews what shows articles at the minute one comes out: until then every cache rightly says there is none. */
export const publicationTask: TaskConfig<'articleComesOut'> = {
  slug: 'articleComesOut',
  retries: PATIENT_RETRIES,
  handler: async () => {
    await revalidate('news')
    return { output: {} }
  },
}
