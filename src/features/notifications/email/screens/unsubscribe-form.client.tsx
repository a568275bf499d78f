'use client'
import { useEffect, useState } from 'react'
import { apiFetch, ApiError } from '@/lib/client/api.client'
import { useLinkToken } from '@/lib/client/link-token.client'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import type { EmailChoicesView } from '../schema'

type Choice = EmailChoicesView['choices'][number]

/** Turns kinds of e-mails off with a button, and on again: opening the link changes nothing. */
export function UnsubscribeForm() {
  const token = useLinkToken()
  const [choices, setChoices] = useState<Choice[]>()
  const [problem, setProblem] = useState('')
  const { save, saving, problems } = useSave('POST', '/email/choices', {
    shown: true,
    onDone: (result) => setChoices(result.choices),
  })
  useEffect(() => {
    if (token === undefined) return
    const load = async () => {
      try {
        const view = await apiFetch('/email/choices/view', { method: 'POST', body: { token } })
        setChoices(view.choices)
      } catch (error) {
        setProblem(error instanceof ApiError ? error.message : '')
      }
    }
    void load()
  }, [token])

  if (problem) return <p role="alert">{problem}</p>
  if (!choices || token === undefined) return <p aria-busy="true">Načítava sa…</p>
  return (
    <div className="stack">
      {problems.map(({ message }) => (
        <p key={message} role="alert">
          {message}
        </p>
      ))}
      {choices.map(({ kind, about, on }) => (
        <div className="stack" key={kind}>
          <p role="status">
            {on ? (
              <>
                E-maily o&nbsp;{about} vám <strong>chodia</strong>.
              </>
            ) : (
              <>
                E-maily o&nbsp;{about} vám <strong>už nechodia</strong>. V&nbsp;oznámeniach po prihlásení ich
                nájdete naďalej.
              </>
            )}
          </p>
          <Button
            busy={saving}
            look={on ? 'primary' : 'line'}
            onClick={() => void save({ token, kind, on: !on })}
            wide
          >
            {on ? 'Neposielať' : 'Posielať znova'}
          </Button>
        </div>
      ))}
    </div>
  )
}
