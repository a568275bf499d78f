import type { Address, ResponseOf, SentTo } from '../call-types'
import { showError } from './show-error.client'
import { showToast, toast } from './toast.client'
import { writeCall } from './writes.client'

/** Longer than other toasts, because there is a decision to make (WCAG 2.2.1). */
const UNDO_MS = 10_000

/** The subject of a toast about a call: of the one that offers it to undo something, and of the one that says it was done. */
export const aboutCall = (path: string, body?: unknown): string =>
  body === undefined ? path : `${path} ${JSON.stringify(body)}`

/** A toast with „Vrátiť späť“, which does `undo` and then shows what that resolves to. */
const offerUndo = (text: string, about: string, undo: () => Promise<string>): void => {
  const take = async (close: () => void) => {
    try {
      const done = await undo()
      close()
      toast.success(done)
    } catch (error) {
      showError(error)
    }
  }
  showToast({
    kind: 'success',
    durationMs: UNDO_MS,
    about,
    content: (close) => (
      <>
        <span className="toast-text">{text} </span>
        <button className="toast-act" onClick={() => void take(close)} type="button">
          Vrátiť späť
        </button>
      </>
    ),
  })
}

const UNDONE = 'Akcia bola vrátená.'

/**
 * A toast with „Vrátiť späť“, which posts `body` to `path` and then shows what `describe` makes of the response. A toast
 * about the same call (`aboutCall`) replaces it.
 */
export const toastWithUndo = <A extends Address<'POST'>>(
  text: string,
  path: A,
  body?: SentTo<'POST', A>,
  describe: (result: ResponseOf<'POST', A>) => string = () => UNDONE,
): void =>
  offerUndo(text, aboutCall(path, body), async () =>
    describe(await writeCall(path, { method: 'POST', body })),
  )

/** The same for a change that is taken back by changing the row again, from the state it was left in. */
export const toastWithChangeBack = <A extends Address<'PATCH'>>(
  text: string,
  path: A,
  body: SentTo<'PATCH', A>,
): void =>
  offerUndo(text, path, async () => {
    await writeCall(path, { method: 'PATCH', body })
    return UNDONE
  })
