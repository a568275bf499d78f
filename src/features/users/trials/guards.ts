import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { dayOf } from '@/lib/dates'
import { writtenDay } from '@/lib/written-day'
import { longestTrial } from './rules'

/** 400 for prolonging the trial of a child from an enquiry more than once: its family was told when it ends. */
export const refuseLongTrial: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc?.trialEnquiry || !data.trialUntil) return data
  const last = longestTrial(dayOf(new Date(originalDoc.createdAt)))
  if (data.trialUntil <= last) return data
  const message = `Skúšku možno predĺžiť raz, najviac do ${writtenDay(last)}. Ak dieťa zostáva v\u00a0klube, deň vymažte.`
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'trialUntil' }] }, req.t)
}
