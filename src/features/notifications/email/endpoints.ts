import { call, type RawCall, rawCall } from '@/lib/contract'
import { invalid } from '@/lib/errors'
import { readForm } from '@/lib/form'
import { networkOf } from '@/lib/network'
import { ownBase } from '@/lib/origin'
import { PRIVATE, privateRedirect } from '@/lib/private-response'
import { setEmailChoice, unsubscribeAll, viewEmailChoices } from './commands'
import { emailChoiceInput, emailChoicesSchema, oneClickInput, oneClickQuery, tokenInput } from './schema'

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

/** Who opens the header's address sees the page that asks; a program that fetches it changes nothing. */
const openPage: RawCall['respond'] = async (_req, request) => {
  const token = encodeURIComponent(tokenOf(request))
  return privateRedirect(`${ownBase(request.headers)}/unsubscribe#token=${token}`)
}

const oneClick: RawCall['respond'] = async (req, request) => {
  const form = await readForm(request, 1024)
  if (form['List-Unsubscribe'] !== 'One-Click') throw invalid('Chýba List-Unsubscribe=One-Click.')
  await unsubscribeAll(req, tokenOf(request), networkOf(request.headers))
  return new Response(null, { status: 204, headers: PRIVATE })
}

/** Turning e-mails of a kind off by a link of an e-mail, signed out. */
export const emailCalls = [
  rawCall({
    method: 'GET',
    path: '/email/unsubscribe',
    summary:
      'Leads to the page that turns e-mails off: the address of List-Unsubscribe, opened in a browser.',
    who: 'public',
    query: oneClickQuery,
    responses: { 303: { description: 'To the page, with the token behind its #.' } },
    respond: openPage,
  }),
  rawCall({
    method: 'POST',
    path: '/email/unsubscribe',
    summary: 'A mail program’s one click (RFC 8058): turns off e-mails of the kinds the token names.',
    who: 'public',
    // A mail program in a browser sends it from a page of its own.
    anyOrigin: true,
    query: oneClickQuery,
    form: oneClickInput,
    responses: { 204: { description: 'Turned off, also when they were off.' } },
    respond: oneClick,
  }),
  call({
    method: 'POST',
    path: '/email/choices/view',
    summary: 'The kinds of e-mails a link is about and whether they are sent; changes nothing.',
    who: 'public',
    body: tokenInput,
    response: emailChoicesSchema,
    run: (req, { body }) => viewEmailChoices(req, body.token, networkOf(req.headers)),
  }),
  call({
    method: 'POST',
    path: '/email/choices',
    summary: 'Turns e-mails of one kind of a link off, or on again.',
    who: 'public',
    body: emailChoiceInput,
    response: emailChoicesSchema,
    run: (req, { body }) => setEmailChoice(req, body, networkOf(req.headers)),
  }),
]
