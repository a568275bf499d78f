import { column, type FileColumn, offPaper } from '@/lib/file-column'
import { joinedNames } from '@/lib/reference'
import type { AdminEvent } from '../admin/views'
import { EVENT_WORDS, HOME_AWAY } from '../labels'

/** The columns of events. */
export const eventColumns: readonly FileColumn<AdminEvent>[] = [
  column('Začiatok', 16, ({ startsAt }) => startsAt, 'moment'),
  offPaper(column('Koniec', 16, ({ endsAt }) => endsAt, 'moment')),
  column('Typ', 10, ({ type }) => EVENT_WORDS[type].one),
  column('Názov', 34, ({ title }) => title),
  column('Kategórie', 14, ({ categories }) => joinedNames(categories)),
  column('Miesto', 26, ({ place }) => place),
  offPaper(column('Zraz', 16, ({ meetAt }) => meetAt, 'moment')),
  column('Vedie', 26, ({ trainers }) => joinedNames(trainers)),
  offPaper(column('Zastupujúci tréner', 20, ({ substitute }) => substitute?.name ?? '')),
  offPaper(column('Súper', 24, ({ opponent }) => opponent)),
  offPaper(column('Doma / Vonku', 18, ({ homeAway }) => (homeAway ? HOME_AWAY[homeAway] : ''))),
  offPaper(column('Súťaž', 22, ({ competition }) => competition)),
  offPaper(column('Kolo', 8, ({ round }) => round)),
  offPaper(column('Naše góly', 10, ({ result }) => result?.own ?? null, 'number')),
  offPaper(column('Góly súpera', 11, ({ result }) => result?.their ?? null, 'number')),
  offPaper(column('Strelci gólov', 24, ({ result }) => result?.scorers ?? '')),
  column('Zrušené', 26, ({ cancelled }) => cancelled && (cancelled.reason || 'áno')),
  column('Príde', 8, ({ counts }) => counts.yes, 'number'),
  column('Nepríde', 8, ({ counts }) => counts.no, 'number'),
  offPaper(column('Možno', 8, ({ counts }) => counts.maybe, 'number')),
  column('Bez odpovede', 13, ({ counts }) => counts.waiting, 'number'),
]
