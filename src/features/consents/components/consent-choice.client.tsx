'use client'
import { shortDate } from '@/lib/date-format'
import { Button } from '@/ui/button'
import { IconChoice } from '@/ui/icon-choice'
import { Check, Close } from '@/ui/icons.client'
import { StatePill } from '@/ui/state-pill.client'
import { ANSWERERS, ANSWERS, DUE, PURPOSES, STATES } from '../labels'
import { stateOf } from '../rules'
import type { PersonView, StateView } from '../schema'
import styles from './consent-choice.module.css'

const OPTIONS = [
  ['yes', Check, 'ok'],
  ['no', Close, 'bad'],
] as const

interface ConsentChoiceProps {
  person: PersonView
  state: StateView
  /** What was tapped and is not stored yet. */
  pending: boolean | undefined
  onAnswer: (given: boolean) => void
}

const chosen = ({ due, holding }: StateView, pending: boolean | undefined): 'yes' | 'no' | null => {
  const given = pending ?? (due ? undefined : holding?.given)
  return given === undefined ? null : given ? 'yes' : 'no'
}

/** One person's answer to one purpose: the two buttons, or who answers instead; below them what holds and since when. */
export function ConsentChoice({ person, state, pending, onAnswer }: ConsentChoiceProps) {
  const { holding, due, mayConsent, mayRefuse, purpose } = state
  const name = person.isMe ? 'Vy' : person.person.name
  return (
    <li className={styles.choice}>
      <div className={styles.who}>
        <strong>{name}</strong>
        {due && (
          <StatePill mark="waiting" tone="warn">
            {DUE[due]}
          </StatePill>
        )}
      </div>
      {mayConsent && (
        <IconChoice<'yes' | 'no'>
          className={styles.buttons}
          labels={ANSWERS}
          legend={`${PURPOSES[purpose]}: ${name}`}
          name={`${purpose}-${person.person.id}`}
          onChange={(answer) => onAnswer(answer === 'yes')}
          options={OPTIONS}
          value={chosen(state, pending)}
        />
      )}
      {!mayConsent && mayRefuse && holding?.given && (
        <Button busy={pending !== undefined} look="line" onClick={() => onAnswer(false)} small>
          Odvolať súhlas
        </Button>
      )}
      <p className={`soft ${styles.state}`}>
        {holding
          ? `${STATES[stateOf(holding, person.history)]} ${shortDate(holding.at)}${holding.by ? `, ${holding.by}` : ''}`
          : ANSWERERS[person.answerer]}
      </p>
    </li>
  )
}
