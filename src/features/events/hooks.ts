import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { idsOf } from '@/lib/reference'
import { isTrainer } from '@/access/roles'
import { keepHeldEvent, keepHeldFromTrash, keepOthersCategories, keepResultToMatch } from './guards'
import { renewing } from '@/fields/renewing'
import { trainersOf } from './leaders/queries'
import { leadersFor } from './leaders/rules'
import { completeParticipants } from './participants/hooks'
import { EVENT_TYPES } from './labels'
import { asksByDefault, isEventType, NO_RESULT, searchTextOf } from './rules'

/**
 * Answers are asked as the type has it unless somebody decided; they close at the start unless a time is set. The
 * text the office searches in follows the words.
 */
const derive: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const whole = { ...originalDoc, ...data }
  if (whole.answerRequired == null && isEventType(whole.type)) data.answerRequired = asksByDefault(whole.type)
  data.answerUntil = whole.answerBy ?? whole.startsAt
  data.searchText = searchTextOf(whole)
  return data
}

/** A match that becomes something else has no result any more. */
const dropResult: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const wasMatch = operation === 'update' && originalDoc?.type === EVENT_TYPES.match
  const changes = wasMatch && data.type !== undefined && data.type !== EVENT_TYPES.match
  return changes ? { ...data, result: NO_RESULT } : data
}

/** Whoever makes an event without saying who leads it; an empty list is an answer, „nobody yet“. */
const nameLeaders: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || data.trainers) return data
  const categories = idsOf(data.categories)
  const self = isTrainer(req) ? req.user!.id : undefined
  return { ...data, trainers: leadersFor(categories, await trainersOf(req, categories), self) }
}

const renewed = renewing('events')

export const eventHooks: CollectionConfig['hooks'] = {
  beforeChange: [keepHeldFromTrash, keepOthersCategories, dropResult, keepResultToMatch, derive, nameLeaders],
  beforeDelete: [keepHeldEvent],
  afterChange: [completeParticipants, ...(renewed.afterChange ?? [])],
  afterDelete: renewed.afterDelete,
}
