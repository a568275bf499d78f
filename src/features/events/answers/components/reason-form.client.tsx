'use client'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/ui/button'
import { REASONS } from '../../participants/labels'
import { reasonOf, splitReason } from '../rules'
import styles from './reason-form.module.css'

interface ReasonFormProps {
  about: string
  reason: string
  onGive: (reason: string) => void
}

/** Why not: a word in one tap, or one's own words; the absence itself is already saved. */
export function ReasonForm({ about, reason, onGive }: ReasonFormProps) {
  const before = splitReason(reason, REASONS)
  const [chosen, setChosen] = useState(before.chosen)
  const [typed, setTyped] = useState(before.typed)
  const note = useId()
  const choose = (word: string) => {
    setChosen(word)
    if (word !== 'iné') onGive(reasonOf(word, typed))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onGive(reasonOf(chosen, typed))
  }
  return (
    <form className={styles.reason} onSubmit={submit}>
      <fieldset className={styles.words}>
        <legend>Dôvod (nepovinné)</legend>
        {REASONS.map((word) => (
          <button
            aria-pressed={chosen === word}
            className={styles.word}
            key={word}
            onClick={() => choose(word)}
            type="button"
          >
            {word}
          </button>
        ))}
      </fieldset>
      <div className={styles.own}>
        <label htmlFor={note}>
          Poznámka pre trénera <span className="soft">(vidí ju len tréner)</span>
        </label>
        <span className={styles.line}>
          <input id={note} maxLength={160} onChange={(event) => setTyped(event.target.value)} value={typed} />
          <Button
            aria-label={`Uložiť dôvod: ${about}`}
            disabled={reasonOf(chosen, typed) === reason}
            look="line"
            type="submit"
          >
            Uložiť
          </Button>
        </span>
      </div>
    </form>
  )
}
