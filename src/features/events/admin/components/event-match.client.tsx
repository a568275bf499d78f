'use client'
import Link from 'next/link'
import { href } from '@/lib/routes'
import { FormField, FormRows } from '@/ui/form-field.client'
import { FormPart } from '@/ui/form-layout'
import { EVENT_ROWS } from '../../form'
import { EVENT_TYPES, FRIENDLY } from '../../labels'
import type { EventPartProps } from './event-basics.client'

interface EventMatchProps extends EventPartProps {
  /** The id of the event being changed. */
  event?: string
  begun: boolean
}

/** Opponent and venue of a match, and where its result is; for the office the competition of a match or tournament too. */
export function EventMatch({ form, choices, event, begun }: EventMatchProps) {
  if (form.draft.type !== EVENT_TYPES.match)
    return (
      choices.admin && (
        <FormPart title="Turnaj">
          <FormField form={form} name="competition" />
        </FormPart>
      )
    )
  return (
    <FormPart title={choices.admin ? 'Zápas' : FRIENDLY}>
      <FormRows form={form} rows={EVENT_ROWS.match} />
      {choices.admin ? (
        <FormRows form={form} rows={EVENT_ROWS.league} />
      ) : (
        <p className="soft">Súťažný zápas zapisuje administrátor.</p>
      )}
      <p className="soft">
        {event && begun ? (
          <>
            Výsledok je v{'\u00a0'}časti{' '}
            <Link href={href('eventEdit', { id: event, tab: 'result' })} prefetch={false} scroll={false}>
              Výsledok
            </Link>
            .
          </>
        ) : (
          'Výsledok zapíšete po začiatku zápasu.'
        )}
      </p>
    </FormPart>
  )
}
