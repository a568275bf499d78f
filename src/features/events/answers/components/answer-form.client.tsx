'use client'
import { useId, useState } from 'react'
import { ApiError, apiFetch } from '@/lib/client/api.client'
import { explain } from '@/lib/client/refused.client'
import { renewReads } from '@/lib/client/renewals.client'
import { toast } from '@/lib/client/toast.client'
import { knowWaiting } from '@/lib/client/waiting.client'
import { Button } from '@/ui/button'
import type { Answer } from '../../participants/labels'
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
}

interface Given {
  answer: Answer | null
  reason: string
}

/** Yes, no or maybe in one tap, at once on screen and taken back when the server refuses; a no may say why. */
export function AnswerForm(props: AnswerFormProps) {
  const { event, about, player, self, folded = false, expected = false } = props
  const [given, setGiven] = useState<Given>({ answer: props.answer, reason: props.reason })
  const [open, setOpen] = useState(!folded)
  const [saving, setSaving] = useState(false)
  const name = useId()
  const give = async (answer: Answer, reason = '') => {
    const before = given
    setGiven({ answer, reason })
    setSaving(true)
    try {
      const body = { player, answer, reason }
      const { waiting } = await apiFetch<{ waiting: number }>(`/events/${event}/answer`, {
        method: 'POST',
        body,
      })
      knowWaiting(waiting)
      renewReads(['/events'])
      toast.success('Odpoveď bola uložená.')
    } catch (error) {
      setGiven(before)
      explain(error instanceof ApiError ? error : undefined)
    } finally {
      setSaving(false)
    }
  }
  const change = given.answer ? 'Zmeniť odpoveď' : expected ? 'Ospravedlniť' : 'Odpovedať'
  return (
    <div aria-busy={saving || undefined} className={styles.answer}>
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
              key={given.reason}
              about={about}
              onGive={(reason) => void give('no', reason)}
              reason={given.reason}
            />
          )}
        </>
      )}
    </div>
  )
}
