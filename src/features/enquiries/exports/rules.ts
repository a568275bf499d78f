import { dayOf } from '@/lib/dates'
import { column, type FileColumn, offPaper } from '@/lib/file-column'
import { KINDS, STATES } from '../labels'
import type { EnquiryView } from '../schema'

/** The columns of enquiries. */
export const enquiryColumns: readonly FileColumn<EnquiryView>[] = [
  column('Prijatá', 16, ({ createdAt }) => createdAt, 'moment'),
  column('Čoho sa týka', 22, ({ kind }) => KINDS[kind]),
  column('Stav', 13, ({ state }) => STATES[state]),
  offPaper(column('Stav zmenený', 16, ({ changedAt }) => changedAt, 'moment')),
  offPaper(column('Kto ho zmenil', 22, ({ changedBy }) => changedBy)),
  column('Dieťa', 22, ({ childName }) => childName),
  column('Rok narodenia', 13, ({ birthYear }) => birthYear, 'number'),
  column('Navrhovaná kategória', 19, ({ category }) => category?.name ?? ''),
  column('Odosielateľ', 22, ({ guardianName }) => guardianName),
  column('Telefón', 18, ({ phone }) => phone),
  column('E-mail', 28, ({ email }) => email),
  column('Správa', 60, ({ note }) => note),
  offPaper(column('Vymaže sa', 12, ({ expiresAt }) => dayOf(expiresAt), 'day')),
]
