import type { TaskConfig } from 'payload'
import { PATIENT_RETRIES } from '@/lib/jobs'
import { revalidate } from '@/lib/revalidate'

/** Renews cached pages with articles when a scheduled one becomes public. */
export const publicationTask: TaskConfig<'articleComesOut'> = {
  slug: 'articleComesOut',
  retries: PATIENT_RETRIES,
  handler: async () => {
    await revalidate('news')
    return { output: {} }
  },
}
