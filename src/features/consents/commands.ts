import type { PayloadRequest } from 'payload'
import { advisoryLock } from '@/db/advisory-lock'
import { shortDate } from '@/lib/date-format'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { conflict, forbidden, invalid, notFound } from '@/lib/errors'
import { idOf } from '@/lib/reference'
import { revalidate } from '@/lib/revalidate'
import { inTransaction } from '@/lib/transaction'
import { type GivenAs, PURPOSES } from './labels'
import { renewPicturesOf } from './photos/commands'
import { consentsOf, giverOf, subjectsOf, wordsOf } from './queries'
import { dueOf, holdingWord, LATER_DAYS, mayGive, purposesOf, type Subject, type WordRow } from './rules'
import type { ConsentInput, ConsentsView, PaperInput } from './schema'
import { keepFirstText } from './texts/commands'
import { allTexts, currentTexts } from './texts/queries'
import { isInForce } from './texts/rules'

const isStored = async (req: PayloadRequest, operation: string | undefined): Promise<boolean> => {
  if (!operation) return false
  const where = { operation: { equals: operation } }
  return (await req.payload.count({ collection: 'consents', where, overrideAccess: true, req })).totalDocs > 0
}

/** The person asked about, with their earlier answers to the purpose. Throws 404 for nobody, 400 for a purpose of players. */
async function asked(req: PayloadRequest, { person, purpose }: Pick<ConsentInput, 'person' | 'purpose'>) {
  const subject = (await subjectsOf(req, [person])).get(person)
  if (!subject || subject.deletedAt || subject.erasedAt) throw notFound('Používateľ už neexistuje.')
  if (!purposesOf(subject).includes(purpose))
    throw invalid(`Na účel „${PURPOSES[purpose]}“ sa pýtame len hráčov.`, 'purpose')
  return { subject, words: (await wordsOf(req, [person], purpose))(person) }
}

/** How the caller is related to the person, as the answer keeps it. */
const relationTo = (req: PayloadRequest, person: string): GivenAs =>
  person === req.user!.id
    ? 'self'
    : ((req.user!.children ?? []).find(({ player }) => idOf(player) === person)?.relation ?? 'other')

/** Now, or just after the newest answer, so that the order of answers is the one in which they were stored. */
function nextMoment(words: readonly WordRow[]): string {
  const latest = Math.max(0, ...words.map(({ at }) => new Date(at).getTime()))
  return new Date(Math.max(Date.now(), latest + 1)).toISOString()
}

type NewRow = Pick<WordRow, 'person' | 'purpose' | 'textVersion' | 'given' | 'at' | 'givenAs' | 'paper'>

/** Appends an answer and lets it take effect on pictures and pages in the same transaction. */
async function append(req: PayloadRequest, row: NewRow & { operation?: string }): Promise<void> {
  await keepFirstText(req, row.purpose)
  await req.payload.create({
    collection: 'consents',
    data: { ...row, by: req.user!.id },
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (row.purpose === 'photos') await renewPicturesOf(req, [row.person])
  if (row.purpose === 'names') await revalidate('events')
}

const TOO_YOUNG = 'Do 16 rokov odpovedá zákonný zástupca.'
const NOT_YOURS = 'Od 16 rokov odpovedá hráč za seba.'
const NO_RIGHT = 'Na túto odpoveď potrebujete plné práva k dieťaťu.'
const HAS_LEFT = 'Za dieťa, ktoré už v\u00a0klube nie je, môžete súhlas len odvolať.'
const REFUSED = { self: TOO_YOUNG, read: NO_RIGHT, left: HAS_LEFT, full: NOT_YOURS } as const

/** Throws 403 with the reason when the caller may not give this answer, 404 when the person is none of theirs. */
async function requireGiver(
  req: PayloadRequest,
  { person, given }: ConsentInput,
  subject: Subject,
  words: WordRow[],
): Promise<void> {
  const giver = await giverOf(req, person)
  if (giver === 'none') throw notFound('Používateľ už neexistuje.')
  const today = dayOf(new Date())
  if (mayGive(giver, subject, { given, holding: holdingWord(words, subject, today) }, today)) return
  throw forbidden(giver === 'left' && !given ? NOT_YOURS : REFUSED[giver])
}

/**
 * Stores the caller's answer for themselves or a child; returns their consents. The answer that already holds, from the same
 * person and to the same text, is not stored again. Throws 404 for a stranger, 403 without the right to answer, 409
 * when the text has changed since it was shown.
 */
export async function giveConsent(req: PayloadRequest, input: ConsentInput): Promise<ConsentsView> {
  await inTransaction(req, async () => {
    await advisoryLock(req, 'consents')
    const { person, purpose, textVersion, given, operation } = input
    const { subject, words } = await asked(req, input)
    await requireGiver(req, input, subject, words)
    if (await isStored(req, operation)) return
    const current = currentTexts(await allTexts(req))[purpose]
    const today = dayOf(new Date())
    const holding = holdingWord(words, subject, today)
    // Withdrawing needs no reading of a new text.
    if (given ? textVersion !== current.version : textVersion > current.version)
      throw conflict(
        'Text súhlasu sa medzitým zmenil. Prečítajte si ho, prosím, a odpovedzte znova.',
        current,
      )
    const givenAs = relationTo(req, person)
    const isSame =
      holding?.by === req.user!.id &&
      holding.given === given &&
      holding.textVersion === textVersion &&
      holding.givenAs === givenAs
    if (isSame && !dueOf(words, subject, current.version, today)) return
    const at = nextMoment(words)
    await append(req, { person, purpose, textVersion, given, at, givenAs, paper: false, operation })
  })
  return consentsOf(req)
}

/**
 * When an answer from paper counts on its day: a consent from the beginning, so that no refusal of that day is undone by it, a
 * refusal at the end, or now.
 */
const paperMoment = (
  { given, signedOn }: Pick<PaperInput, 'given' | 'signedOn'>,
  words: readonly WordRow[],
  today: string,
): string => {
  if (given) return momentAt(signedOn).toISOString()
  if (signedOn === today) return nextMoment(words)
  return new Date(momentAt(addDays(signedOn, 1)).getTime() - 1).toISOString()
}

/**
 * Records an answer from a signed paper, dated by the day it was signed: what the family has said since stays, and so does a
 * refusal of that very day. Throws 400 for a day to come, a version unknown or not yet in force on that day, or a
 * signature that could not be given then.
 */
export async function recordPaper(req: PayloadRequest, input: PaperInput): Promise<ConsentsView> {
  await inTransaction(req, async () => {
    await advisoryLock(req, 'consents')
    const { person, purpose, textVersion, given, givenAs, signedOn, operation } = input
    const { subject, words } = await asked(req, input)
    if (await isStored(req, operation)) return
    const today = dayOf(new Date())
    if (signedOn > today) throw invalid('Deň podpisu nemôže byť v budúcnosti.', 'signedOn')
    const text = (await allTexts(req)).find((one) => one.purpose === purpose && one.version === textVersion)
    if (!text) throw invalid('Takáto verzia textu neexistuje.', 'textVersion')
    if (!isInForce(text, signedOn))
      throw invalid(
        `Táto verzia textu platí až od ${shortDate(text.from!)}. Vyberte tú, ktorú mal človek pred sebou.`,
        'textVersion',
      )
    const giver = givenAs === 'self' ? 'self' : 'full'
    const holding = holdingWord(words, subject, signedOn)
    if (!mayGive(giver, subject, { given, holding }, signedOn))
      throw invalid(givenAs === 'self' ? TOO_YOUNG : NOT_YOURS, 'givenAs')
    const at = paperMoment(input, words, today)
    await append(req, { person, purpose, textVersion, given, at, givenAs, paper: true, operation })
  })
  return consentsOf(req, input.person)
}

/** Notes that the caller would rather answer another day; returns the day from which they are asked again. */
export async function answerLater(req: PayloadRequest): Promise<{ until: string }> {
  const until = addDays(dayOf(new Date()), LATER_DAYS)
  await inTransaction(req, async () => {
    await req.payload.db.updateOne({
      collection: 'users',
      id: req.user!.id,
      data: { consentsLaterUntil: until },
      returning: false,
      req,
    })
  })
  return { until }
}
