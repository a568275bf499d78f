import type { OtherTabs, SheetDraft } from './sheet-drafts.client'
import type { StoredSheet } from './stored-sheet'

/** What is typed is stored when nothing was typed for this long, or the field or the page is left. */
const TYPED_AFTER_MS = 300
/** A browser that does not even refuse delays no sending. */
const AT_MOST_MS = 2_000

interface KeepingOptions {
  draft: SheetDraft
  /** The sheet as it is now. */
  current: () => StoredSheet
  onResult: (result: 'stored' | 'refused') => void
  /** Hears what other tabs of the browser have made of the sheet. */
  onOtherTabs: (others: OtherTabs) => void
}

/** Stores a sheet on the device whenever it changes, together with what other tabs of the browser have stored of it. */
export function sheetKeeping({ draft, current, onResult, onOtherTabs }: KeepingOptions) {
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  const write = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const turn = (last += 1)
    const result = await draft.keep(current()).then(
      (others) => {
        onOtherTabs(others)
        return 'stored' as const
      },
      () => 'refused' as const,
    )
    if (turn === last) onResult(result)
  }
  const now = () => void (running = write())
  const onLeft = () => {
    if (timer !== undefined) now()
  }
  /** Resolves when everything is stored, or the browser has refused it or does not answer. */
  const settled = async (): Promise<void> => {
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, AT_MOST_MS))])
  }
  return {
    /** The sheet has changed: stored at once, what is typed a moment later. */
    changed: (isTyped: boolean): void => {
      if (!isTyped) return now()
      // What is being stored is no longer all.
      last += 1
      clearTimeout(timer)
      timer = setTimeout(now, TYPED_AFTER_MS)
    },
    /** Stores the sheet now; afterwards it is what all tabs know of it. */
    renew: (): Promise<void> => {
      now()
      return settled()
    },
    settled,
    /** Stores what was typed when its field or the page is left; the returned function does so the last time. */
    watch: (): (() => void) => {
      document.addEventListener('visibilitychange', onLeft)
      document.addEventListener('focusout', onLeft)
      window.addEventListener('pagehide', onLeft)
      return () => {
        onLeft()
        document.removeEventListener('visibilitychange', onLeft)
        document.removeEventListener('focusout', onLeft)
        window.removeEventListener('pagehide', onLeft)
      }
    },
  }
}
