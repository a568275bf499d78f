import { FIRST_TEXTS, type Purpose } from '@/features/consents/labels'
import { idOf } from '@/lib/reference'
import { relationTo, storedRows } from '../queries'
import { area } from '../views'

/** Every answer that was ever given for this person, with the text it was given to. */
export const consentArea = area({
  file: 'suhlasy',
  title: 'Súhlasy: každá odpoveď, aj odvolané',
  keys: {
    purpose: 'účel: photos, social, names, processing',
    textVersion: 'verzia textu',
    text: 'text, na ktorý sa odpovedalo',
    given: 'či súhlasil',
    at: 'kedy',
    givenAs: 'kto odpovedal: self, mother, father, other',
    paper: 'či odpoveď z papiera zapísala kancelária',
    you: 'či ste odpovedali vy, ktorí ste archív stiahli',
  },
  read: async (req, { person }) => {
    const texts = await storedRows(req, 'consentTexts', {})
    const textOf = (purpose: Purpose, version: number): string =>
      texts.find((row) => row.purpose === purpose && row.version === version)?.text ?? FIRST_TEXTS[purpose]
    const rows = await storedRows(req, 'consents', { person: { equals: person.id } }, 'at')
    return {
      rows: rows.map(({ purpose, textVersion, given, at, givenAs, paper, by }) => ({
        ...{ purpose, textVersion, text: textOf(purpose, textVersion), given, at, givenAs },
        ...{ paper: paper === true, you: idOf(by) === req.user!.id },
      })),
    }
  },
})

export const absenceArea = area({
  file: 'nepritomnosti',
  title: 'Neprítomnosti od – do',
  keys: {
    from: 'od dňa',
    to: 'do dňa vrátane',
    reason: 'dôvod',
    at: 'zapísané',
    recordedBy: 'kto ju zapísal: person (sám), guardian (zákonný zástupca), club',
    takenBackAt: 'odobrané',
  },
  read: async (req, { person }) => {
    const rows = await storedRows(req, 'absences', { player: { equals: person.id } }, 'from')
    const who = await relationTo(req, person.id)
    return {
      rows: rows.map(({ from, to, reason, at, by, takenBackAt }) => ({
        ...{ from, to, reason: reason ?? null, at, recordedBy: who(by), takenBackAt: takenBackAt ?? null },
      })),
    }
  },
})

/** Without the address and keys of the device: with them anybody could send to it. */
export const deviceArea = area({
  file: 'zariadenia',
  title: 'Zariadenia, na ktoré chodia oznámenia',
  keys: { device: 'prehliadač a systém', createdAt: 'zapnuté', lastSeen: 'naposledy použité' },
  read: async (req, { person }) => ({
    rows: (await storedRows(req, 'pushSubscriptions', { user: { equals: person.id } })).map(
      ({ device, createdAt, lastSeen }) => ({
        ...{ device: device ?? null, createdAt, lastSeen: lastSeen ?? null },
      }),
    ),
  }),
})
