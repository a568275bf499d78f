'use client'
import { useEffect, useState } from 'react'
import { apiFetch, ApiError } from '@/lib/client/api.client'
import { useLinkToken } from '@/lib/client/link-token.client'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { UNSUBSCRIBE_BAD } from '../labels'
import type { EmailChoicesView } from '../schema'

type Choice = EmailChoicesView['choices'][number]

/** Turns kinds of e-mails off with a button, and on again: opening the link changes nothing. */
export function UnsubscribeForm() {
  const token = useLinkToken()
  const [choices, setChoices] = useState<Choice[]>()
  const [problem, setProblem] = useState<ApiError>()
  const [tries, setTries] = useState(0)
  const { save, saving, problems } = useSave('POST', '/email/choices', {
    shown: true,
    onDone: (result) => setChoices(result.choices),
  })
  useEffect(() => {
    if (!token) return
    const load = async () => {
      try {
        const view = await apiFetch('/email/choices/view', { method: 'POST', body: { token } })
        setChoices(view.choices)
        setProblem(undefined)
      } catch (error) {
        if (error instanceof ApiError) setProblem(error)
      }
    }
    void load()
  }, [token, tries])

  // Only a 400 says that the link does not hold; anything else may pass.
  if (problem && problem.status !== 400)
    return (
      <div className="stack">
        <p role="alert">{problem.message}</p>
        <Button onClick={() => setTries(tries + 1)} wide>
          Skúsiť znova
        </Button>
      </div>
    )
  if (problem || token === '') return <p role="alert">{UNSUBSCRIBE_BAD}</p>
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
