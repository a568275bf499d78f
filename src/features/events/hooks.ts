import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { keepHeldEvent, keepHeldFromTrash } from './guards'
import { renewing } from '@/fields/renewing'
import { completeParticipants } from './participants/hooks'
import { asksByDefault, isEventType } from './rules'

/** Answers are asked as the type has it unless somebody decided; they close at the start unless a time is set. */
const derive: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const whole = { ...originalDoc, ...data }
  if (whole.answerRequired == null && isEventType(whole.type)) data.answerRequired = asksByDefault(whole.type)
  data.answerUntil = whole.answerBy ?? whole.startsAt
  return data
}

const renewed = renewing('events')

export const eventHooks: CollectionConfig['hooks'] = {
  beforeChange: [keepHeldFromTrash, derive],
  beforeDelete: [keepHeldEvent],
  afterChange: [completeParticipants, ...(renewed.afterChange ?? [])],
  afterDelete: renewed.afterDelete,
}
