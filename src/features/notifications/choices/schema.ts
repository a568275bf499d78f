import { z } from 'zod'
import { NOTIFICATION_CHOICES } from '@/features/users/labels'
import { isWallTime } from '@/lib/dates'
import { isWithoutEnd, SAME_TIMES } from './rules'

const time = z.string().refine(isWallTime, { error: 'Zadajte čas, napríklad 21:00.' })
const choice = z.enum(NOTIFICATION_CHOICES.map(({ value }) => value))

/** A person's own choices: times of the club's clock, 00:00 twice means no quiet hours; `off` is „changes.email“. */
export const choicesSchema = z.object({
  quietHours: z.object({ from: z.string(), to: z.string() }),
  off: z.array(choice),
  digest: z.boolean(),
})
export type ChoicesView = z.infer<typeof choicesSchema>

/** A change of them; absent keys stay. */
export const choicesInput = z
  .strictObject({
    quietHours: z
      .strictObject({ from: time, to: time })
      .refine((hours) => !isWithoutEnd(hours), { error: SAME_TIMES, path: ['to'] })
      .optional(),
    off: z.array(choice).max(NOTIFICATION_CHOICES.length).optional(),
    digest: z.boolean().optional(),
  })
  .refine((input) => Object.keys(input).length > 0, { error: 'Uveďte, čo sa má zmeniť.' })
export type ChoicesInput = z.infer<typeof choicesInput>
