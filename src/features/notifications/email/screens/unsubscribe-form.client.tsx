'use client'
import { apiFetch } from '@/lib/client/api.client'
import { useLinkRead } from '@/lib/client/link-read.client'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { ReadByLink } from '@/ui/read-by-link.client'
import { UNSUBSCRIBE_BAD } from '../labels'
import type { EmailChoicesView } from '../schema'

type Choice = EmailChoicesView['choices'][number]

const readChoices = async (token: string): Promise<Choice[]> =>
  (await apiFetch('/email/choices/view', { method: 'POST', body: { token } })).choices

/** Turns kinds of e-mails off with a button, and on again: opening the link changes nothing. */
export function UnsubscribeForm() {
  const read = useLinkRead(readChoices)
  const { save, saving, problems } = useSave('POST', '/email/choices', {
    shown: true,
    onDone: (result) => read.setValue(result.choices),
  })
  return (
    <ReadByLink bad={<p role="alert">{UNSUBSCRIBE_BAD}</p>} link={read}>
      {(choices, token) => (
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
                    E-maily o&nbsp;{about} vám <strong>už nechodia</strong>. V&nbsp;oznámeniach po prihlásení
                    ich nájdete naďalej.
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
      )}
    </ReadByLink>
  )
}
