import type { Address, ResponseOf, SentTo } from '../call-types'
import { showError } from './show-error.client'
import { showToast, toast } from './toast.client'
import { writeCall } from './writes.client'

/** Longer than other toasts, because there is a decision to make (WCAG 2.2.1). */
const UNDO_MS = 10_000

/** The subject of a toast about a call: of the one that offers it to undo something, and of the one that says it was done. */
export const aboutCall = (path: string, body?: unknown): string =>
  body === undefined ? path : `${path} ${JSON.stringify(body)}`

/**
 * A toast with „Vrátiť späť“, which posts `body` to `path` and then shows what `describe` makes of the response. A toast
 * about the same call (`aboutCall`) replaces it.
 */
export const toastWithUndo = <A extends Address<'POST'>>(
  text: string,
  path: A,
  body?: SentTo<'POST', A>,
  describe: (result: ResponseOf<'POST', A>) => string = () => 'Akcia bola vrátená.',
): void => {
  const undo = async (close: () => void) => {
    try {
      const result = await writeCall(path, { method: 'POST', body })
      close()
      toast.success(describe(result))
    } catch (error) {
      showError(error)
    }
  }
  showToast({
    kind: 'success',
    durationMs: UNDO_MS,
    about: aboutCall(path, body),
    content: (close) => (
      <>
        <span className="toast-text">{text} </span>
        <button className="toast-act" onClick={() => void undo(close)} type="button">
          Vrátiť späť
        </button>
      </>
    ),
  })
}
