import { closingView } from '@/features/events/closing/views'
import { storedRows } from '../queries'
import { area } from '../views'

/** That somebody opened the phones of an event's families; whose they were is not kept, and is the data of others. */
export const openingArea = area({
  file: 'otvorenia-kontaktov',
  title: 'Otvorenia kontaktov rodín pred zápasom',
  keys: {
    openedAt: 'otvorené',
    eventStartsAt: 'začiatok udalosti',
    players: 'počet hráčov, ktorých kontakty sa zobrazili',
  },
  read: async (req, { person }) => ({
    rows: (await storedRows(req, 'contactOpenings', { by: { equals: person.id } })).map(
      ({ createdAt, startsAt, players }) => ({ openedAt: createdAt, eventStartsAt: startsAt, players }),
    ),
  }),
})

/** What somebody did at once because a place was closed. */
export const closingArea = area({
  file: 'zatvorenia-miest',
  title: 'Zatvorené ihriská: čo naraz zrušil alebo presunul',
  keys: {
    place: 'miesto',
    from: 'od dňa',
    to: 'do dňa vrátane',
    reason: 'dôvod',
    closed: 'či sa zatvorilo aj miesto samo',
    cancelled: 'počet zrušených udalostí',
    moved: 'počet presunutých udalostí',
    at: 'zapísané',
    undoneAt: 'vrátené',
  },
  read: async (req, { person }) => ({
    rows: (await storedRows(req, 'closings', { by: { equals: person.id } }, 'at'))
      .map(closingView)
      .map(({ placeName, from, to, reason, closed, cancelled, moved, at, undoneAt }) => ({
        ...{ place: placeName, from, to, reason, closed, cancelled, moved, at, undoneAt },
      })),
  }),
})
