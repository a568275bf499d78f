import type { Address, ResponseOf, SentTo } from '../call-types'
import { showError } from './show-error.client'
import { showToast, toast } from './toast.client'
import { writeCall } from './writes.client'

/** Longer than other toasts, because there is a decision to make (WCAG 2.2.1). */
const UNDO_MS = 10_000

/** A toast with „Vrátiť späť“, which posts `body` to `path` and then shows what `describe` makes of the response. */
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
