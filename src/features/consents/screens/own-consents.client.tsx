'use client'
import { Section } from '@/ui/section'
import { ConsentHistory } from '../components/consent-history'
import { ConsentList } from '../components/consent-list.client'
import type { ConsentsView } from '../schema'

/** All consents of the caller and their children, and below them the history, which has each new answer at once. */
export function OwnConsents({ consents }: { consents: ConsentsView }) {
  return (
    <ConsentList consents={consents}>
      {(list, { people, texts }) => (
        <>
          <Section>{list}</Section>
          <Section ground="surface" id="historia" title="História">
            {people.map((person) => (
              <ConsentHistory key={person.person.id} person={person} texts={texts} />
            ))}
          </Section>
        </>
      )}
    </ConsentList>
  )
}
