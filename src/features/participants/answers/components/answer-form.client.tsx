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
import { AnswerTaps } from './answer-taps'
import { ReasonForm } from './reason-form.client'
import { AnswerPill } from './answer-pill'

interface AnswerFormProps {
  event: string
  /** What the answer is about, for a screen reader: „Zápas U13, Jakub“. */
  about: string
  player: string
  self: boolean
  answer: Answer | null
  reason: string
  /** Shown as a pill with a button until somebody wants to change it. */
  folded?: boolean
  /** A training: one is expected, only an absence is told. */
  expected?: boolean
  /** A trainer answers on the player's behalf, in a list by answers: the player moves to another part of it. */
  staff?: boolean
}

interface Given {
  answer: Answer | null
  reason: string
}

/** Answers being given by staff: the player's row is moved by the answer, and stays open where it went. */
const underWay = new Set<string>()

/** Yes, no or maybe in one tap, at once on screen and taken back when the server refuses; a no may say why. */
export function AnswerForm(props: AnswerFormProps) {
  const { event, about, player, self, folded = false, expected = false, staff = false } = props
  const [given, setGiven] = useState<Given>({ answer: props.answer, reason: props.reason })
  const [known, setKnown] = useState<Given>(given)
  const here = `${event}/${player}`
  const [open, setOpen] = useState(!folded || underWay.has(here))
  const place = useRef<HTMLDivElement>(null)
  const [saving, setSaving] = useState(false)
  const name = useId()
  // The page was rendered anew and says something else than before: an answer came from elsewhere.
  if (!saving && (props.answer !== known.answer || props.reason !== known.reason)) {
    setKnown({ answer: props.answer, reason: props.reason })
    setGiven({ answer: props.answer, reason: props.reason })
  }
  useEffect(() => {
    if (!underWay.delete(here) || document.activeElement !== document.body) return
    place.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [here, known])
  /** Whether it was saved. */
  const give = async (answer: Answer, reason = ''): Promise<boolean> => {
    const before = given
    setGiven({ answer, reason })
    setSaving(true)
    try {
      const body = { player, answer, reason }
      if (staff) underWay.add(here)
      const answered = await writeCall(`/events/${event}/answer`, {
        method: 'POST',
        body,
        shown: !staff,
      })
      pendingAnswers.set(answered.waiting)
      toast.success('Odpoveď bola uložená.')
      return true
    } catch (error) {
      underWay.delete(here)
      setGiven(before)
      showError(error)
      return false
    } finally {
      setSaving(false)
    }
  }
  const change = given.answer ? 'Zmeniť odpoveď' : expected ? 'Ospravedlniť' : 'Odpovedať'
  return (
    <div aria-busy={saving || undefined} className={styles.answer} ref={place}>
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
          <AnswerTaps
            answer={given.answer}
            legend={`Odpoveď: ${about}`}
            name={name}
            onChoose={(answer) => void give(answer)}
            words={ANSWER_ACTS[self ? 'own' : 'child']}
          />
          {given.answer === 'no' && (
            <ReasonForm
              about={about}
              id={here}
              onGive={(reason) => give('no', reason)}
              reason={given.reason}
              staff={staff}
            />
          )}
        </>
      )}
    </div>
  )
}
