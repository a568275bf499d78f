import { createLocalReq, type Payload } from 'payload'
import { queueDay } from '@/features/player-migrations/stages/commands'
import { isDay } from '@/lib/dates'
import { counted, type Forms } from '@/lib/plural'
import { enquiryRows } from './content/enquiries'
import { seedDocuments, seedNews, seedPictures } from './content/files'
import { seedGlobals } from './content/globals'
import { notificationsOf, rememberedFees } from './content/notifications'
import { moneyOf } from './money/money'
import { statementsOf } from './money/statements'
import { erasureRows } from './people/former'
import { type People, peopleOf } from './people/people'
import { consentRows, consentTextRows } from './people/consents'
import { moveRows } from './people/moves'
import { giveSignIns } from './people/sign-ins'
import { seasonFor } from './season/season'
import { categoryRows, type SeedContext, seedContextOf } from './context'
import { writeRows } from './write'

interface Options {
  /** The day the demo is made for, YYYY-MM-DD; the same day always gives the same rows. */
  today: string
  report: (line: string) => void
}

/** What the last line counts, with its Slovak plural forms. */
const COUNTED = {
  users: ['osoba', 'osoby', 'osôb'],
  events: ['udalosť', 'udalosti', 'udalostí'],
  participants: ['pozvánka', 'pozvánky', 'pozvánok'],
  absences: ['neprítomnosť', 'neprítomnosti', 'neprítomností'],
  attendances: ['záznam dochádzky', 'záznamy dochádzky', 'záznamov dochádzky'],
  memberFees: ['predpis členského', 'predpisy členského', 'predpisov členského'],
  payments: ['platba', 'platby', 'platieb'],
  notifications: ['notifikácia', 'notifikácie', 'notifikácií'],
  news: ['novinka', 'novinky', 'noviniek'],
  documents: ['dokument', 'dokumenty', 'dokumentov'],
  enquiries: ['správa z webu', 'správy z webu', 'správ z webu'],
  media: ['obrázok', 'obrázky', 'obrázkov'],
} as const satisfies Record<string, Forms>

/** Fills an empty database with the invented club. Throws when the database has users. */
export const seedDemo = async (payload: Payload, { today, report }: Options): Promise<void> => {
  if (!isDay(today)) throw new Error(`Deň „${today}“ nie je platný. Zadajte ho v tvare 2026-11-24.`)
  await refuseUsed(payload)
  const context = seedContextOf(today)
  report(`Ukážkový klub FA Zelená dolina, sezóna ${context.season.label}`)
  const people = await seedPeople(payload, context)
  report('Ľudia a kategórie sú zapísané.')
  await seedSeason(payload, context, people)
  report('Sezóna, odpovede a dochádzka sú zapísané.')
  await seedMoves(payload, context, people)
  await seedMoney(payload, context, people)
  report('Členské a platby sú zapísané.')
  await seedGlobals(payload, context)
  await writeRows(payload, 'enquiries', enquiryRows(context))
  await writeRows(payload, 'erasures', erasureRows(context))
  await seedNews(payload, context)
  report('Klubové stránky a novinky sú hotové.')
  await seedNotifications(payload, context, people)
  await seedDocuments(payload, context)
  await seedPictures(payload, context)
  report('Dokumenty, galéria a e-shop sú hotové.')
  report(`Spolu: ${(await sizes(payload)).join(', ')}.`)
}

async function refuseUsed(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users', trash: true, overrideAccess: true })
  if (totalDocs === 0) return
  const people = counted(totalDocs, ['používateľ', 'používatelia', 'používateľov'])
  throw new Error(`V databáze je už ${people}. Ukážkový klub sa zapisuje len do prázdnej databázy.`)
}

async function seedPeople(payload: Payload, context: SeedContext): Promise<People> {
  await writeRows(payload, 'categories', categoryRows(context))
  const people = peopleOf(context, payload.secret)
  await writeRows(payload, 'users', await giveSignIns(payload, people.rows))
  await writeRows(payload, 'consentTexts', consentTextRows(context))
  await writeRows(payload, 'consents', consentRows(context, people))
  return people
}

async function seedSeason(payload: Payload, context: SeedContext, people: People): Promise<void> {
  const { events, participants, attendances, absences } = seasonFor(context, people)
  await writeRows(payload, 'events', events)
  await writeRows(payload, 'absences', absences)
  await writeRows(payload, 'participants', participants)
  await writeRows(payload, 'attendances', attendances)
}

/** Moves that wait, with the jobs of their days. */
async function seedMoves(payload: Payload, context: SeedContext, people: People): Promise<void> {
  const rows = moveRows(context, people)
  await writeRows(payload, 'playerMigrations', rows)
  for (const { id, dueOn } of rows) await queueDay(await createLocalReq({}, payload), id, dueOn)
}

async function seedMoney(payload: Payload, context: SeedContext, people: People): Promise<void> {
  const { fees, payments } = moneyOf(context, people)
  await writeRows(payload, 'memberFees', fees)
  await writeRows(payload, 'payments', payments)
  const { statements, rows } = statementsOf(context, payments)
  await writeRows(payload, 'bankStatements', statements)
  await writeRows(payload, 'bankRows', rows)
}

async function seedNotifications(payload: Payload, context: SeedContext, people: People): Promise<void> {
  const { notifications, deliveries } = notificationsOf(context, people)
  await writeRows(payload, 'notifications', notifications)
  await writeRows(payload, 'deliveries', deliveries)
  await writeRows(payload, 'notices', rememberedFees(context, people))
}

async function sizes(payload: Payload): Promise<string[]> {
  const lines: string[] = []
  for (const collection of Object.keys(COUNTED) as (keyof typeof COUNTED)[]) {
    const { totalDocs } = await payload.count({ collection, overrideAccess: true })
    lines.push(counted(totalDocs, COUNTED[collection]))
  }
  return lines
}
