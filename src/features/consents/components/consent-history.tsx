import { dateAndTime } from '@/lib/date-format'
import { ANSWERS, GIVEN_AS, PURPOSES } from '../labels'
import type { AnswerView, PersonView } from '../schema'
import type { TextView } from '../texts/schema'
import styles from './consent-history.module.css'

const who = ({ by, givenAs, paper }: AnswerView): string =>
  paper
    ? `z papiera (${GIVEN_AS[givenAs]}), zapísala kancelária: ${by || 'účet už neexistuje'}`
    : `${by || 'účet už neexistuje'}, ${GIVEN_AS[givenAs]}`

interface ConsentHistoryProps {
  person: PersonView
  texts: readonly TextView[]
}

/** Everything that was ever answered for a person, newest first, each with the text it was the answer to. */
export function ConsentHistory({ person: { person, history }, texts }: ConsentHistoryProps) {
  return (
    <details className={styles.history}>
      <summary>História odpovedí: {person.name}</summary>
      {history.length === 0 ? (
        <p className="soft">Zatiaľ žiadna odpoveď.</p>
      ) : (
        <ol>
          {history.map((answer) => (
            <li key={answer.id}>
              <strong>
                {PURPOSES[answer.purpose]}: {answer.given ? ANSWERS.yes : ANSWERS.no}
              </strong>
              <span className="soft">
                {dateAndTime(answer.at)} · {who(answer)}
              </span>
              <details>
                <summary>{answer.textVersion}. verzia textu</summary>
                <p>
                  {texts.find(
                    ({ purpose, version }) => purpose === answer.purpose && version === answer.textVersion,
                  )?.text ?? 'Text sa nenašiel.'}
                </p>
              </details>
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}
