'use client'
import { problemOf } from '@/ui/form-errors'
import { FieldRow, FormPart } from '@/ui/form-layout'
import { Select, TextInput } from '@/ui/inputs'
import { EVENT_TYPES, HOME_AWAY } from '../../labels'
import type { EventForm } from '../../form/rules'
import type { EventPart } from './event-what.client'

/** Whom we play, where and in what; the result once the match has begun. */
export function EventMatch({ draft, set, problems, begun }: EventPart & { begun: boolean }) {
  const text = (
    name: 'opponent' | 'competition' | 'round' | 'own' | 'their' | 'scorers',
    label: string,
    most: number,
  ) => (
    <TextInput
      error={problemOf(problems, name)}
      inputMode={name === 'own' || name === 'their' ? 'numeric' : undefined}
      label={label}
      maxLength={most}
      name={name}
      onChange={(event) => set(name, event.target.value)}
      value={draft[name]}
    />
  )
  if (draft.type !== EVENT_TYPES.match)
    return <FormPart title="Turnaj">{text('competition', 'Súťaž', 80)}</FormPart>
  return (
    <FormPart title="Zápas">
      <FieldRow>
        {text('opponent', 'Súper', 80)}
        <Select
          error={problemOf(problems, 'homeAway')}
          label="Doma / Vonku"
          name="homeAway"
          onChange={(event) => set('homeAway', event.target.value as EventForm['homeAway'])}
          value={draft.homeAway}
        >
          <option value="">Zatiaľ nevieme</option>
          {Object.entries(HOME_AWAY).map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </Select>
      </FieldRow>
      <FieldRow>
        {text('competition', 'Súťaž', 80)}
        {text('round', 'Kolo', 20)}
      </FieldRow>
      {begun ? (
        <>
          {problemOf(problems, 'result') && (
            <p id="field-result" tabIndex={-1}>
              <strong>{problemOf(problems, 'result')}</strong>
            </p>
          )}
          <FieldRow>
            {text('own', 'Naše góly', 2)}
            {text('their', 'Góly súpera', 2)}
          </FieldRow>
          {text('scorers', 'Strelci gólov', 300)}
        </>
      ) : (
        <p className="soft">Výsledok zapíšete po začiatku zápasu.</p>
      )}
    </FormPart>
  )
}
