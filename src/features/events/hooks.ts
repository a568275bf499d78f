import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { idsOf } from '@/lib/reference'
import { isTrainer } from '@/access/roles'
import {
  refuseDeleteAttended,
  refuseTrainersBeyondOwn,
  refuseTrashAttended,
  refuseUnfitResult,
} from './guards'
import { revalidateHooks } from '@/fields/revalidate-hooks'
import { trainersOf } from './leaders/queries'
import { leadersFor } from './leaders/rules'
import { derivedColumns, dropsResult, movedFrom, NO_RESULT } from './rules'

const derive: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  Object.assign(data, derivedColumns({ ...originalDoc, ...data }))

/** Keeps where a published event was before it moved. */
const keepOrigin: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) =>
  operation === 'update'
    ? { ...data, movedFrom: movedFrom(originalDoc, { ...originalDoc, ...data }, new Date()) }
    : data

/** Clears the result of a match that becomes another type. */
const dropResult: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) =>
  operation === 'update' && dropsResult(originalDoc, data) ? { ...data, result: NO_RESULT } : data

/** Sets who leads a new event, unless trainers are given; an empty list is given too, „nobody yet“. */
const nameLeaders: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || data.trainers) return data
  const categories = idsOf(data.categories)
  const self = isTrainer(req) ? req.user!.id : undefined
  return { ...data, trainers: leadersFor(categories, await trainersOf(req, categories), self) }
}

export const eventHooks: CollectionConfig['hooks'] = {
  beforeChange: [
    refuseTrashAttended,
    refuseTrainersBeyondOwn,
    dropResult,
    refuseUnfitResult,
    derive,
    keepOrigin,
    nameLeaders,
  ],
  beforeDelete: [refuseDeleteAttended],
  ...revalidateHooks('events'),
}
