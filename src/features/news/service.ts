import type { TaskConfig } from 'payload'
import { renew } from '@/lib/renew'

/** Renews what shows articles at the minute one comes out: until then every cache rightly says there is none. */
export const comingOutTask: TaskConfig<'articleComesOut'> = {
  slug: 'articleComesOut',
  retries: 3,
  handler: async () => {
    await renew('news')
    return { output: {} }
  },
}
