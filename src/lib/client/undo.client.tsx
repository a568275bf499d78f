import { showError } from './show-error.client'
import { showToast, toast } from './toast.client'
import { writeCall } from './writes.client'

/** Longer than a toast that only says something: there is a decision to make (WCAG 2.2.1). */
const UNDO_MS = 10_000

/** Says what was done and offers „Vrátiť späť“, which posts `body` to `path`; `told` makes of the response’s body what is said then. */
export const toastWithUndo = <Result,>(
  text: string,
  path: string,
  body: object = {},
  describe: (result: Result) => string = () => 'Akcia bola vrátená.',
): void => {
  const undo = async (close: () => void) => {
    try {
      const result = await writeCall<Result>(path, { method: 'POST', body })
      close()
      toast.success(describe(result))
    } catch (error) {
      showError(error)
    }
  }
  showToast({
    kind: 'success',
    standsMs: UNDO_MS,
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
