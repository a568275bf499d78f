'use client'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { ApiError } from '@/lib/client/api.client'
import { showError } from '@/lib/client/show-error.client'
import { toast } from '@/lib/client/toast.client'
import { pendingAnswers } from '@/lib/client/pending-answers.client'
import { writeCall } from '@/lib/client/writes.client'
import { Button } from '@/ui/button'
import type { Answer } from '../../labels'
import { ANSWER_ACTS } from '../labels'
import styles from './answer-form.module.css'
import { openAfterMove, rowKey } from './open-after-move.client'
import { markAnswered } from './answered-here.client'
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
  /** A training: the player is expected, only an absence is announced, for a family in one tap. */
  expected?: boolean
  /** A trainer answers on the player's behalf, in a list by answers. */
  staff?: boolean
}

interface GivenAnswer {
  answer: Answer | null
  reason: string
}

/** Whether the answer was not refused: it did not arrive, or the server cannot take any at the moment. */
const isUnsent = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

/**
 * Yes, no or maybe in one tap; shown at once and reverted when the server refuses. A no may have a reason. One that did
 * not arrive stays chosen, is marked as not sent and is sent again when the connection returns.
 */
export function AnswerForm(props: AnswerFormProps) {
  const { event, about, player, self, folded = false, expected = false, staff = false } = props
  const [given, setGiven] = useState<GivenAnswer>({ answer: props.answer, reason: props.reason })
  const [rendered, setRendered] = useState<GivenAnswer>(given)
  const [saved, setSaved] = useState<GivenAnswer>(given)
  const [unsent, setUnsent] = useState(false)
  const formKey = rowKey(event, player)
  const [open, setOpen] = useState(!folded || openAfterMove.has(formKey))
  const root = useRef<HTMLDivElement>(null)
  const [saving, setSaving] = useState(false)
  const name = useId()
  // The page was rendered with another answer, given elsewhere.
  if (!saving && (props.answer !== rendered.answer || props.reason !== rendered.reason)) {
    const current = { answer: props.answer, reason: props.reason }
    setRendered(current)
    setSaved(current)
    setGiven(current)
    setUnsent(false)
  }
  useEffect(() => {
    if (!openAfterMove.delete(formKey) || document.activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
    root.current?.scrollIntoView?.({ block: 'nearest' })
  }, [formKey, rendered])
  /** Resolves to whether it was saved. */
  const save = async (answer: Answer, reason = ''): Promise<boolean> => {
    setGiven({ answer, reason })
    setSaving(true)
    try {
      const body = { player, answer, reason }
      if (staff) openAfterMove.add(formKey)
      const response = await writeCall(`/events/${event}/answer`, {
        method: 'POST',
        body,
        shown: !staff,
        isKept: true,
      })
      setSaved({ answer, reason })
      setUnsent(false)
      pendingAnswers.set(response.waiting)
      markAnswered(event, player)
      toast.success('Odpoveď bola uložená.')
      return true
    } catch (error) {
      openAfterMove.delete(formKey)
      setUnsent(isUnsent(error))
      if (!isUnsent(error)) {
        setGiven(saved)
        showError(error)
      }
      return false
    } finally {
      setSaving(false)
    }
  }
  const sendAgain = useEffectEvent(() => {
    if (given.answer && !saving) void save(given.answer, given.reason)
  })
  useEffect(() => {
    if (!unsent) return
    const again = () => sendAgain()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [unsent])
  const change = given.answer ? 'Zmeniť odpoveď' : expected ? 'Ospravedlniť' : 'Odpovedať'
  const excuses = !given.answer && expected && !staff
  return (
    <div aria-busy={saving || undefined} className={styles.answer} ref={root}>
      {!open && (
        <div className="row">
          <AnswerPill answer={given.answer} expected={expected} reason={given.reason} self={self} />
          <Button
            aria-label={`${change}: ${about}`}
            look="line"
            onClick={() => {
              setOpen(true)
              if (excuses) void save('no')
            }}
            small
          >
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
          {unsent && (
            <div className={styles.unsent} role="alert">
              <strong>Odpoveď sa neodoslala. Skúste to znova.</strong>
              <Button
                aria-label={`Odoslať znova: ${about}`}
                busy={saving}
                look="line"
                onClick={() => given.answer && void save(given.answer, given.reason)}
                small
              >
                Odoslať znova
              </Button>
            </div>
          )}
          {given.answer === 'no' && (
            <ReasonForm
              about={about}
              id={formKey}
              onSave={(reason) => save('no', reason)}
              reason={unsent ? saved.reason : given.reason}
              staff={staff}
            />
          )}
        </>
      )}
    </div>
  )
}
