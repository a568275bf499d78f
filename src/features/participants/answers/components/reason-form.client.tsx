'use client'
import { useId, useState } from 'react'
import { useDraft } from '@/lib/client/draft.client'
import { useForm } from '@/lib/client/form.client'
import { Button } from '@/ui/button'
import { REASONS } from '../../labels'
import { reasonOf, splitReason } from '../rules'
import styles from './reason-form.module.css'

interface ReasonFormProps {
  /** Identifies the form on its page. */
  id: string
  about: string
  reason: string
  /** A trainer writes it on the player's behalf. */
  staff?: boolean
  /** Resolves to whether it was saved. */
  onSave: (reason: string) => Promise<boolean>
}

/** The reason of a no: an offered one, saved at once, or free text. The answer itself is already saved. */
export function ReasonForm({ id, about, reason, staff, onSave }: ReasonFormProps) {
  const before = splitReason(reason, REASONS)
  const [chosen, setChosen] = useState(before.chosen)
  const [typed, setTyped] = useState(before.typed)
  const { formProps } = useForm([])
  const note = useId()
  const current = reasonOf(chosen, typed)
  const draft = useDraft(`reason/${id}`, {
    value: { chosen, typed },
    changed: typed !== before.typed,
    onFound: (found) => {
      const stored = found as { chosen?: unknown; typed?: unknown }
      if (typeof stored.chosen !== 'string' || typeof stored.typed !== 'string') return false
      setChosen(stored.chosen)
      setTyped(stored.typed)
      return true
    },
  })
  const save = async (text: string) => {
    if (await onSave(text)) draft.forget()
  }
  const choose = (word: string) => {
    setChosen(word)
    if (word !== 'iné') void save(reasonOf(word, typed))
  }
  return (
    <form className={styles.reason} {...formProps(() => save(current))}>
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
          <Button
            aria-label={`Uložiť dôvod: ${about}`}
            disabled={current === reason}
            look="line"
            type="submit"
          >
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
