import { href } from '@/lib/routes'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { leadersFor } from '../../leaders/rules'
import type { StaffEventView } from '../../schema'
import { lastDayAfter } from '../rules'
import type { EventChoices } from '../views'
import { eventForm } from '../../form'
import { NewEventForm } from './new-event-form.client'

interface EventCreateProps {
  choices: EventChoices
  today: string
  copyOf?: StaffEventView
}

/** The form of a new event, empty or filled from another one. */
export function EventCreate({ choices, today, copyOf }: EventCreateProps) {
  const onlyCategory = choices.categories.length === 1 ? choices.categories.map(({ id }) => id) : []
  const initial = copyOf
    ? {
        ...eventForm.fromRow(copyOf),
        // When it is, somebody says: today it would be one press away from an event nobody meant. A round is of one match alone.
        startsAt: '',
        lastDay: '',
        round: '',
        answerBy: '',
        own: '',
        their: '',
        scorers: '',
      }
    : eventForm.empty({
        startsAt: today,
        categories: onlyCategory,
        trainers: leadersFor(onlyCategory, choices.trainers, choices.self),
      })
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Udalosti', href: href('events') }, { label: 'Nová udalosť' }]}
        title="Nová udalosť"
      />
      <Section ground="surface">
        <NewEventForm choices={choices} initial={initial} lasts={copyOf && lastDayAfter(copyOf)} />
      </Section>
    </>
  )
}
