import { shortDate } from '@/lib/date-format'
import { href } from '@/lib/routes'
import { FactList } from '@/ui/fact-list'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { ConsentHistory } from '../components/consent-history'
import { ConsentText } from '../components/consent-text'
import { NewText } from '../components/new-text.client'
import { PaperForm, PersonChoice } from '../components/paper-form.client'
import { MissingConsentsList, type MissingConsentsListProps } from '../missing/screens/missing-consents'
import { PURPOSE_KEYS, PURPOSES, STATES } from '../labels'
import { stateOf } from '../rules'
import type { ConsentsView } from '../schema'

interface OfficeConsentsProps extends Omit<MissingConsentsListProps, 'missing'> {
  /** Of the chosen person; of the caller when nobody is chosen. */
  consents: ConsentsView
  /** Whose answers are missing; undefined when somebody is chosen. */
  missing: MissingConsentsListProps['missing'] | undefined
  today: string
}

/** The office's consents: a person's with what was signed on paper, and the texts. */
export function OfficeConsents({
  consents: { people, texts },
  missing,
  today,
  ...list
}: OfficeConsentsProps) {
  const [person] = missing ? [] : people
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Používatelia', href: href('users') }, { label: 'Súhlasy klubu' }]}
        lead="Čo kto povedal, čo podpísal na papieri, a texty, na ktoré sa klub pýta."
        title="Súhlasy"
      />
      <Section ground="surface" id="clovek" title={person ? person.person.name : 'Súhlasy jedného človeka'}>
        <div className="stack">
          <PersonChoice key={person?.person.id} person={person?.person} />
          {person && (
            <>
              <FactList
                facts={person.states.map(({ purpose, holding }) => [
                  PURPOSES[purpose],
                  holding
                    ? `${STATES[stateOf(holding, person.history)]} ${shortDate(holding.at)}`
                    : STATES.none,
                ])}
              />
              <ConsentHistory person={person} texts={texts} />
              <h3>Zapísať súhlas z papiera</h3>
              <PaperForm key={person.person.id} person={person} texts={texts} today={today} />
            </>
          )}
        </div>
      </Section>
      {missing && (
        <Section id="chybaju" title="Komu chýba odpoveď">
          <MissingConsentsList missing={missing} {...list} />
        </Section>
      )}
      <Section id="texty" title="Texty">
        <div className="stack">
          {PURPOSE_KEYS.map((purpose) => {
            const text = texts.filter((each) => each.purpose === purpose).at(-1)
            return (
              text && (
                <div key={purpose}>
                  <h3>{PURPOSES[purpose]}</h3>
                  <ConsentText text={text} />
                  <NewText key={text.version} text={text} />
                </div>
              )
            )
          })}
        </div>
      </Section>
    </>
  )
}
