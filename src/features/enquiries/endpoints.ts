import { z } from 'zod'
import { call } from '@/lib/contract'
import { ADMIN, STAFF } from '@/lib/who'
import { networkOf } from '@/lib/network'
import { changeState, sendEnquiry } from './commands'
import { enquiryPage } from './queries'
import {
  enquiryInput,
  enquiryPageSchema,
  enquiryQuery,
  enquirySchema,
  enquiryStateInput,
  thanksSchema,
} from './schema'

/** Enquiries from the public forms, and their handling by the club. */
export const enquiryCalls = [
  call({
    method: 'POST',
    path: '/enquiries',
    summary: 'Sends an enquiry: a trial training, a question, erasure of data, a photo to hide. Limited.',
    who: 'public',
    body: enquiryInput,
    response: thanksSchema,
    run: (req, { body }) => sendEnquiry(req, body, networkOf(req.headers)),
  }),
  call({
    method: 'GET',
    path: '/enquiries',
    summary: 'Enquiries from the web: an admin reads all, a trainer the trials of own categories.',
    who: STAFF,
    query: enquiryQuery,
    response: enquiryPageSchema,
    run: (req, { query }) => enquiryPage(req, query),
  }),
  call({
    method: 'PATCH',
    path: '/enquiries/{id}',
    summary: 'Changes the state of an enquiry.',
    who: ADMIN,
    body: enquiryStateInput,
    response: z.object({ enquiry: enquirySchema }),
    run: async (req, { params, body }) => ({
      enquiry: await changeState(req, params.id!, body.updatedAt, body.state),
    }),
  }),
]
