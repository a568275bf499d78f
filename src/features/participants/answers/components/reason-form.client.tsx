'use client'
import { useId, useState } from 'react'
import { useDraft } from '@/lib/client/draft.client'
import { useForm } from '@/lib/client/form.client'
import { Button } from '@/ui/button'
import { REASONS } from '../../labels'
import { reasonOf, splitReason } from '../rules'
import styles from './reason-form.module.css'

interface ReasonFormProps {
  /** Which answer it belongs to, among all of the page. */
  id: string
  about: string
  reason: string
  /** A trainer writes it down; a family is told who reads it. */
  staff?: boolean
  /** Resolves to whether it was saved. */
  onGive: (reason: string) => Promise<boolean>
}

/** Why not: a word in one tap, or one's own words; the absence itself is already saved. */
export function ReasonForm({ id, about, reason, staff, onGive }: ReasonFormProps) {
  const before = splitReason(reason, REASONS)
  const [chosen, setChosen] = useState(before.chosen)
  const [typed, setTyped] = useState(before.typed)
  const { formProps } = useForm([])
  const note = useId()
  const said = reasonOf(chosen, typed)
  const draft = useDraft(`reason/${id}`, {
    value: { chosen, typed },
    changed: typed !== before.typed,
    onFound: (found) => {
      const kept = found as { chosen?: unknown; typed?: unknown }
      if (typeof kept.chosen !== 'string' || typeof kept.typed !== 'string') return false
      setChosen(kept.chosen)
      setTyped(kept.typed)
      return true
    },
  })
  const give = async (words: string) => {
    if (await onGive(words)) draft.forget()
  }
  const choose = (word: string) => {
    setChosen(word)
    if (word !== 'iné') void give(reasonOf(word, typed))
  }
  return (
    <form className={styles.reason} {...formProps(() => give(said))}>
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
          {staff ? (
            'Poznámka'
          ) : (
            <>
              Poznámka pre trénera <span className="soft">(vidí ju len tréner)</span>
            </>
          )}
        </label>
        <span className={styles.line}>
          <input id={note} maxLength={160} onChange={(event) => setTyped(event.target.value)} value={typed} />
          <Button aria-label={`Uložiť dôvod: ${about}`} disabled={said === reason} look="line" type="submit">
            Uložiť
          </Button>
        </span>
        {draft.isRestored && (
          <p className="soft" role="status">
            Obnovili sme rozpísanú poznámku.
          </p>
        )}
      </div>
    </form>
  )
}
