'use client'
import { useEffect, useId, useRef, useState } from 'react'
import { showError } from '@/lib/client/show-error.client'
import { toast } from '@/lib/client/toast.client'
import { pendingAnswers } from '@/lib/client/pending-answers.client'
import { writeCall } from '@/lib/client/writes.client'
import { Button } from '@/ui/button'
import type { Answer } from '../../labels'
import { ANSWER_ACTS } from '../labels'
import styles from './answer-form.module.css'
import { AnswerChoice } from './answer-choice'
import { ReasonForm } from './reason-form.client'
import { AnswerPill } from './answer-pill'

interface AnswerFormProps {
  event: string
  /** What is answered, for a screen reader: „Zápas U13, Jakub“. */
  about: string
  player: string
  self: boolean
  answer: Answer | null
  reason: string
  /** Shown as a pill with a button that opens the form. */
  folded?: boolean
  /** A training: the player is expected, only an absence is announced. */
  expected?: boolean
  /** A trainer answers on the player's behalf, in a list by answers. */
  staff?: boolean
}

interface GivenAnswer {
  answer: Answer | null
  reason: string
}

/** Forms in which staff have just answered: the row moves to another group of the list, and the new form stays open. */
const openAfterMove = new Set<string>()

/** Yes, no or maybe in one tap; shown at once and reverted when the server refuses. A no may have a reason. */
export function AnswerForm(props: AnswerFormProps) {
  const { event, about, player, self, folded = false, expected = false, staff = false } = props
  const [given, setGiven] = useState<GivenAnswer>({ answer: props.answer, reason: props.reason })
  const [rendered, setRendered] = useState<GivenAnswer>(given)
  const formKey = `${event}/${player}`
  const [open, setOpen] = useState(!folded || openAfterMove.has(formKey))
  const root = useRef<HTMLDivElement>(null)
  const [saving, setSaving] = useState(false)
  const name = useId()
  // The page was rendered with another answer, given elsewhere.
  if (!saving && (props.answer !== rendered.answer || props.reason !== rendered.reason)) {
    setRendered({ answer: props.answer, reason: props.reason })
    setGiven({ answer: props.answer, reason: props.reason })
  }
  useEffect(() => {
    if (!openAfterMove.delete(formKey) || document.activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
    root.current?.scrollIntoView?.({ block: 'nearest' })
  }, [formKey, rendered])
  /** Resolves to whether it was saved. */
  const save = async (answer: Answer, reason = ''): Promise<boolean> => {
    const before = given
    setGiven({ answer, reason })
    setSaving(true)
    try {
      const body = { player, answer, reason }
      if (staff) openAfterMove.add(formKey)
      const response = await writeCall(`/events/${event}/answer`, {
        method: 'POST',
        body,
        shown: !staff,
      })
      pendingAnswers.set(response.waiting)
      toast.success('Odpoveď bola uložená.')
      return true
    } catch (error) {
      openAfterMove.delete(formKey)
      setGiven(before)
      showError(error)
      return false
    } finally {
      setSaving(false)
    }
  }
  const change = given.answer ? 'Zmeniť odpoveď' : expected ? 'Ospravedlniť' : 'Odpovedať'
  return (
    <div aria-busy={saving || undefined} className={styles.answer} ref={root}>
      {!open && (
        <div className="row">
          <AnswerPill answer={given.answer} expected={expected} reason={given.reason} self={self} />
          <Button aria-label={`${change}: ${about}`} look="line" onClick={() => setOpen(true)} small>
            {change}
          </Button>
        </div>
      )}
      {open && (
        <>
          <AnswerChoice
            answer={given.answer}
            legend={`Odpoveď: ${about}`}
            name={name}
            onChoose={(answer) => void save(answer)}
            labels={ANSWER_ACTS[self ? 'own' : 'child']}
          />
          {given.answer === 'no' && (
            <ReasonForm
              about={about}
              id={formKey}
              onSave={(reason) => save('no', reason)}
              reason={given.reason}
              staff={staff}
            />
          )}
        </>
      )}
    </div>
  )
}
