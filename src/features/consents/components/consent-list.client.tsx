'use client'
import { type ReactNode, useState } from 'react'
import { endOperation, operationOf } from '@/lib/client/operation.client'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { PURPOSE_KEYS, PURPOSES } from '../labels'
import type { ConsentsView, PersonView, StateView } from '../schema'
import { ConsentChoice } from './consent-choice.client'
import { ConsentText } from './consent-text'
import styles from './consent-list.module.css'

interface ConsentListProps {
  consents: ConsentsView
  /** Only what was asked when the page was opened; an answered one stays in its place. */
  onlyDue?: boolean
  /** Puts the list into its place; called again with what holds after each answer. */
  children?: (list: ReactNode, consents: ConsentsView) => ReactNode
}

type Line = { person: PersonView; state: StateView }

const linesOf = ({ people }: ConsentsView): Line[] =>
  people.flatMap((person) => person.states.map((state) => ({ person, state })))
const keyOf = ({ person, state }: Line): string => `${state.purpose} ${person.person.id}`

/** The toast after an answer: which one it was, and that a consent held until then. */
const doneText = ({ state: { holding } }: Line, given: boolean): string => {
  if (given) return 'Súhlas je uložený.'
  return holding?.given ? 'Súhlas je odvolaný.' : 'Nesúhlas je uložený.'
}

/** The consents by purpose: each text once, and below it everybody it is about with two buttons. A tap saves. */
export function ConsentList({ consents, onlyDue = false, children }: ConsentListProps) {
  const [view, setView] = useState(consents)
  const [pending, setPending] = useState<Readonly<Record<string, boolean>>>({})
  const [asked] = useState(
    () =>
      new Set(
        linesOf(consents)
          .filter(({ state }) => state.due)
          .map(keyOf),
      ),
  )
  const { save } = useSave('POST', '/consents', { shown: true })
  const current = (purpose: string) => view.texts.filter((text) => text.purpose === purpose).at(-1)
  const answer = async (line: Line, given: boolean) => {
    const key = keyOf(line)
    const text = current(line.state.purpose)
    if (!text || key in pending) return
    setPending((others) => ({ ...others, [key]: given }))
    const said = {
      person: line.person.person.id,
      purpose: line.state.purpose,
      textVersion: text.version,
      given,
    }
    const result = await save({ ...said, operation: operationOf(said) })
    if (result) {
      endOperation(said)
      setView(result.consents)
      toast.success(doneText(line, given), '/consents')
    }
    setPending((others) => Object.fromEntries(Object.entries(others).filter(([other]) => other !== key)))
  }
  const list = PURPOSE_KEYS.map((purpose) => {
    const lines = linesOf(view).filter(
      (line) => line.state.purpose === purpose && (!onlyDue || asked.has(keyOf(line))),
    )
    const text = current(purpose)
    if (lines.length === 0 || !text) return null
    return (
      <section aria-labelledby={`suhlas-${purpose}`} className={styles.purpose} key={purpose}>
        <h2 id={`suhlas-${purpose}`}>{PURPOSES[purpose]}</h2>
        <ConsentText text={text} />
        <ul className={styles.people}>
          {lines.map((line) => (
            <ConsentChoice
              key={keyOf(line)}
              onAnswer={(given) => void answer(line, given)}
              pending={pending[keyOf(line)]}
              person={line.person}
              state={line.state}
            />
          ))}
        </ul>
      </section>
    )
  })
  return children ? children(list, view) : list
}
