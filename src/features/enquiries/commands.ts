import type { PayloadRequest } from 'payload'
import { editRow } from '@/access/edit'
import { populateNames } from '@/access/populate-names'
import { categoryList } from '@/features/categories/queries'
import { clubInfo } from '@/features/club/queries'
import { dayOf } from '@/lib/dates'
import { siteUrl } from '@/lib/env'
import { invalid } from '@/lib/errors'
import { createLimit, createNetworkLimit } from '@/lib/limits'
import { queueEmail } from '@/lib/outbox'
import { href } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { inTransaction } from '@/lib/transaction'
import { enquiryEmail, type State, THANKS } from './labels'
import { isTrainingAge, isDataRequest, isRobot, proposedCategory } from './rules'
import type { EnquiryInput, EnquiryThanks, EnquiryView } from './schema'
import { enquiryView } from './views'

/**
 * Enquiries of one network in an hour and in a day, and of all networks in a day. The last one does not count requests
 * to erase data or hide a photo: they are legal rights, which a flood of other enquiries must not block.
 */
export const enquiryLimits = {
  hour: createNetworkLimit('enquiry-hour', 5, 3600),
  day: createNetworkLimit('enquiry-day', 20, 24 * 3600),
  everybody: createLimit('enquiry-everybody', 200, 24 * 3600),
}

type Category = Named | undefined

const isStored = async (req: PayloadRequest, operation: string): Promise<boolean> => {
  const where = { operation: { equals: operation } }
  const { totalDocs } = await req.payload.count({ collection: 'enquiries', where, overrideAccess: true, req })
  return totalDocs > 0
}

/** Stores the row and queues the e-mail to the club, both or neither. */
async function storeEnquiry(req: PayloadRequest, input: EnquiryInput, category: Category): Promise<void> {
  const { kind, operation, childName, birthYear, guardianName, phone, email, note } = input
  const written = { childName, birthYear, guardianName, phone, note }
  await inTransaction(req, async () => {
    const { id } = await req.payload.create({
      collection: 'enquiries',
      data: {
        kind,
        operation,
        ...written,
        email: email || null,
        category: category?.id ?? null,
        state: 'new',
      } as never,
      depth: 0,
      overrideAccess: true,
      req,
    })
    const { email: to } = await clubInfo(req)
    if (!to) return
    const link = `${siteUrl()}${href('enquiries')}#${id}`
    const message = enquiryEmail({ kind, ...written, email, category: category?.name ?? '', link })
    await queueEmail(req, { to, ...message, ...(email && { replyTo: email }) })
  })
}

/**
 * Stores an enquiry from the public form. One a program filled in gets the same response and is not stored; a repeated
 * request is one enquiry and one e-mail. Throws 400 for a wrong year of birth, and 429 beyond the limits.
 */
export async function sendEnquiry(
  req: PayloadRequest,
  input: EnquiryInput,
  network: string,
): Promise<EnquiryThanks> {
  const { kind, birthYear } = input
  if (birthYear !== null && !isTrainingAge(birthYear, dayOf(new Date())))
    throw invalid('Zadajte rok narodenia dieťaťa, napríklad 2016.', 'birthYear')
  const category =
    kind === 'trial' && birthYear ? proposedCategory(birthYear, await categoryList(req)) : undefined
  const thanks = { message: THANKS[kind], category: category?.name ?? null }
  if (await isStored(req, input.operation)) return thanks
  // Before the limits: what is not stored does not count.
  if (isRobot(input)) return thanks
  await enquiryLimits.hour.take(network)
  await enquiryLimits.day.take(network)
  if (!isDataRequest(kind)) await enquiryLimits.everybody.take('all')
  try {
    await storeEnquiry(req, input, category)
  } catch (error) {
    // The same request came twice at once, and the other one was stored first.
    if (!(await isStored(req, input.operation))) throw error
  }
  return thanks
}

/** Sets the state of an enquiry; throws 409 when it was changed since `seen`. */
export async function changeState(
  req: PayloadRequest,
  id: string,
  seen: string,
  state: State,
): Promise<EnquiryView> {
  const row = await editRow(req, { collection: 'enquiries', id, seen, data: { state }, show: enquiryView })
  const [named] = await populateNames(req, [row], { category: 'categories', changedBy: 'users' })
  return enquiryView(named!)
}

/** Deletes the enquiries that have expired by `now`, for good; returns their number. */
export async function deleteExpired(req: PayloadRequest, now: Date): Promise<number> {
  const { docs, errors } = await req.payload.delete({
    collection: 'enquiries',
    where: { expiresAt: { less_than_equal: now.toISOString() } },
    depth: 0,
    overrideAccess: true,
    req,
  })
  for (const { id, message } of errors)
    req.payload.logger.error({ msg: `enquiry ${id} not deleted: ${message}` })
  return docs.length
}
