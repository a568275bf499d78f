'use client'
import { lazy, useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { shortDate } from '@/lib/date-format'
import { dayOf, timeOf } from '@/lib/dates'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { LazyBoundary, MissingPart } from '@/ui/lazy-boundary.client'
import type { ContactsView, OpeningView } from '../schema'

const ContactList = lazy(async () => ({ default: (await import('./contact-list.client')).ContactList }))

interface OpenContactsProps {
  event: string
  /** Why they cannot be opened now. */
  why?: string
  openings: readonly OpeningView[]
  today: string
  /** Read by the office, which sees who opened them. */
  office: boolean
}

/**
 * „Kontakty na výjazd“: the phones of those who go, read when somebody asks for them and kept nowhere; below it who opened them
 * and when.
 */
export function OpenContacts({ event, why, openings, today, office }: OpenContactsProps) {
  const [opened, setOpened] = useState<ContactsView>()
  const { save, saving } = useSave('POST', `/events/${event}/contacts`, { onDone: setOpened })
  const formatAt = (at: string) => `${dayOf(at) === today ? 'dnes' : shortDate(at)} o\u00a0${timeOf(at)}`
  return (
    <div className={opened ? undefined : 'no-print'}>
      <div className="row no-print">
        {!opened && !why && (
          <Button busy={saving} look="line" onClick={() => void save()}>
            Kontakty na výjazd
          </Button>
        )}
        {opened && (
          <Button look="line" onClick={() => setOpened(undefined)}>
            Zavrieť kontakty
          </Button>
        )}
        <span className="soft">{why ?? (!opened && 'Otvorenie sa zaznamená.')}</span>
      </div>
      {opened && (
        <LazyBoundary fallback={<MissingPart />} loading={<p className="soft">Načítava sa…</p>}>
          <ContactList contacts={opened.contacts} />
        </LazyBoundary>
      )}
      {openings.length > 0 && (
        <ul aria-label="Otvorenia kontaktov" className="no-print soft">
          {openings.map(({ id, at, by, players }) => (
            <li key={id}>
              Otvorené {formatAt(at)}
              {office && `, ${by}`} ({counted(players, ['hráč', 'hráči', 'hráčov'])})
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
