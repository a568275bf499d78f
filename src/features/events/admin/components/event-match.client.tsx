'use client'
import { problemOf } from '@/ui/form-errors'
import { FormField, FormRows } from '@/ui/form-field.client'
import { FieldRow, FormPart } from '@/ui/form-layout'
import { EVENT_ROWS } from '../../form'
import { EVENT_TYPES, FRIENDLY } from '../../labels'
import type { EventPartProps } from './event-basics.client'

/**
 * Opponent and venue of a match, its result once it has begun; for the office the competition of a match or tournament too.
 */
export function EventMatch({ form, choices, begun }: EventPartProps & { begun: boolean }) {
  const resultError = problemOf(form.problems, 'result')
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
      {begun ? (
        <>
          {resultError && (
            <p id="field-result" tabIndex={-1}>
              <strong>{resultError}</strong>
            </p>
          )}
          <FieldRow>
            <FormField form={form} name="own" />
            <FormField form={form} name="their" />
          </FieldRow>
          <FormField form={form} name="scorers" />
        </>
      ) : (
        <p className="soft">Výsledok zapíšete po začiatku zápasu.</p>
      )}
    </FormPart>
  )
}
