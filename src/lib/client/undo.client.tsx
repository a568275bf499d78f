import { toast as show } from 'react-toastify/unstyled'
import { apiFetch } from './api.client'
import { explain } from './refused.client'
import { toast } from './toast.client'

/** Longer than a toast that only says something: there is a decision to make (WCAG 2.2.1). */
const UNDO_MS = 10_000

/** Says what was done and offers „Vrátiť späť“, which posts `body` to `path`; `onUndone` shows the row again. */
export const toastWithUndo = (text: string, path: string, onUndone: () => void, body: object = {}): void => {
  const undo = async (close: () => void) => {
    try {
      await apiFetch(path, { method: 'POST', body })
      close()
      toast.success('Akcia bola vrátená.')
      onUndone()
    } catch (error) {
      explain(error)
    }
  }
  show.success(
    ({ closeToast }) => (
      <>
        {text}{' '}
        <button className="toast-act" onClick={() => void undo(closeToast)} type="button">
          Vrátiť späť
        </button>
      </>
    ),
    { role: 'status', autoClose: UNDO_MS },
  )
}
