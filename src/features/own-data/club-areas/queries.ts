import { ownChanges } from '@/features/member-imports/undo/rules'
import { idOf, idsOf } from '@/lib/reference'
import type { MemberFee, Notification } from '@/payload-types'
import { byId, dataSubjects, storedRows } from '../queries'
import { area } from '../views'

/** A fee as its family sees it: without the office's note. */
export const feeArea = area({
  file: 'clenske',
  title: 'Predpisy členského',
  keys: {
    period: 'obdobie: mesiac alebo sezóna',
    item: 'položka: monthly, kit, camp, other',
    amount: 'suma v centoch',
    paidAmount: 'uhradené v centoch',
    dueDate: 'splatnosť',
    waived: 'či je odpustené',
    reason: 'ako suma vznikla',
    claimedPaidAt: 'kedy rodina ohlásila úhradu',
    claimRefusedAt: 'kedy klub napísal, že ohlásená úhrada neprišla',
    createdAt: 'predpísané',
  },
  read: async (req, { person }) => ({
    rows: (
      await storedRows(
        req,
        'memberFees',
        { and: [{ player: { equals: person.id } }, { deletedAt: { exists: false } }] },
        'period',
      )
    ).map(({ period, item, amount, paidAmount, dueDate, waived, reason, createdAt, ...fee }) => ({
      ...{ period, item, amount, paidAmount: paidAmount ?? 0, dueDate, waived: waived === true },
      ...{ claimedPaidAt: fee.claimedPaidAt ?? null, claimRefusedAt: fee.claimRefusedAt ?? null },
      ...{ reason: reason ?? null, createdAt },
    })),
  }),
})

/**
 * Of a payment for several children only what fell on this one is split up; its sum is told when it was for children of the
 * caller alone. The payer's name is not told.
 */
export const paymentArea = area({
  file: 'platby',
  title: 'Platby',
  keys: {
    receivedAt: 'prijaté',
    method: 'spôsob: transfer, cash, standing, carried',
    amount: 'celá suma v centoch; záporná pri oprave, null pri platbe aj za deti iných rodičov',
    symbol: 'variabilný symbol',
    shares: 'predpisy tohto človeka, ktoré platba uhradila, so sumou v centoch',
    recordedAt: 'zapísané',
  },
  read: async (req, { person }) => {
    const rows = await storedRows(
      req,
      'payments',
      { or: [{ players: { in: [person.id] } }, { holder: { equals: person.id } }] },
      'receivedAt',
    )
    const fees = byId<MemberFee>(await storedRows(req, 'memberFees', { player: { equals: person.id } }))
    const mine = new Set((await dataSubjects(req)).map(({ id }) => id))
    return {
      rows: rows.map(({ receivedAt, method, amount, symbol, allocations, players, createdAt }) => ({
        ...{ receivedAt, method, symbol: symbol ?? null, recordedAt: createdAt },
        amount: idsOf(players).every((id) => mine.has(id)) ? amount : null,
        shares: (allocations ?? []).flatMap((share) => {
          const fee = fees.get(idOf(share.fee) ?? '')
          return fee ? [{ period: fee.period, item: fee.item, amount: share.amount }] : []
        }),
      })),
    }
  },
})

/** What the club sent to this person: each notification once for each way it was sent. */
export const messageArea = area({
  file: 'oznamenia',
  title: 'Oznámenia, ktoré dostal, a ako mu boli poslané',
  keys: {
    title: 'predmet',
    body: 'text, ako mu prišiel',
    url: 'odkaz',
    kind: 'druh',
    channel: 'cesta: inbox (schránka), push (telefón), email',
    state: 'waiting (čaká), sending (odosiela sa), sent, failed, gone (bez odoslania)',
    sentAt: 'odoslané; null, kým čaká alebo sa neodoslalo',
    createdAt: 'zaradené na odoslanie',
    seenAt: 'zobrazené',
  },
  read: async (req, { person }) => {
    const rows = await storedRows(req, 'deliveries', { user: { equals: person.id } })
    const ids = [...new Set(rows.flatMap(({ notification }) => idOf(notification) ?? []))]
    const notifications = byId<Notification>(await storedRows(req, 'notifications', { id: { in: ids } }))
    return {
      rows: rows.map(({ notification: ref, channel, state, createdAt, claimedAt, seenAt }) => {
        const { title, body, url, kind } = notifications.get(idOf(ref) ?? '') ?? {}
        return {
          ...{ title: title ?? null, body: body ?? null, url: url ?? null, kind: kind ?? null },
          ...{ channel, state, createdAt, seenAt: seenAt ?? null },
          // What goes to the inbox is sent as it is made; a copy when a process has taken it.
          sentAt: state === 'sent' ? (claimedAt ?? createdAt) : null,
        }
      }),
    }
  },
})

/** Messages somebody wrote themselves: without whom they reached, who are others. */
export const sentArea = area({
  file: 'odoslane-oznamenia',
  title: 'Oznámenia, ktoré poslal',
  keys: {
    title: 'predmet',
    body: 'text',
    url: 'odkaz',
    kind: 'druh',
    signature: 'podpis',
    createdAt: 'napísané',
    sentAt: 'odoslané',
  },
  read: async (req, { person }) => ({
    rows: (await storedRows(req, 'notifications', { sentBy: { equals: person.id } })).map(
      ({ title, body, url, kind, signature, createdAt, sentAt }) => ({
        ...{ title, body, url: url ?? null, kind, signature: signature ?? null },
        ...{ createdAt, sentAt: sentAt ?? null },
      }),
    ),
  }),
})

/** The accounts from which was paid for this player, by which the office finds whose the next payment is. */
export const accountArea = area({
  file: 'ucty',
  title: 'Účty, z ktorých prišli platby',
  keys: { day: 'deň platby', iban: 'posledné štyri znaky účtu' },
  read: async (req, { person }) => ({
    rows: (
      await storedRows(
        req,
        'bankRows',
        { and: [{ player: { equals: person.id } }, { iban: { exists: true } }] },
        'day',
      )
    ).map(({ day, iban }) => ({ day, iban: `…${iban!.slice(-4)}` })),
  }),
})

/** What an import of members has set, as long as it can be taken back. */
export const importArea = area({
  file: 'importy',
  title: 'Údaje zapísané importom členov',
  keys: {
    importedAt: 'importované',
    isNew: 'či import účet založil',
    before: 'údaje, ktoré nahradil',
    after: 'údaje, ktoré zapísal',
    children: 'deti, ktoré pridal',
    undoneAt: 'vrátené',
    kept: 'čo po vrátení zostalo',
  },
  read: async (req, { person }) => ({
    rows: (await storedRows(req, 'memberImports', { changes: { exists: true } })).flatMap(
      ({ changes, importedAt, undoneAt }) => {
        const { isNew, before, after, children, kept } = ownChanges(changes, person.id)
        const row = {
          importedAt,
          isNew,
          before,
          after,
          children: children.length,
          undoneAt: undoneAt ?? null,
        }
        return isNew || after || children.length > 0 || kept.length > 0
          ? [{ ...row, kept: kept.join(', ') || null }]
          : []
      },
    ),
  }),
})
