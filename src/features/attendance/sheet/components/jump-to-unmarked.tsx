import { focusField } from '@/lib/client/field-validation.client'
import styles from './jump-to-unmarked.module.css'

/** The line the last jump led to. */
let last: Element | undefined

/** Moves to the next expected player without a mark: after the one of the last jump, then from the first again. */
function jump(): void {
  const unmarked = [...document.querySelectorAll('[data-squad] > [data-unmarked]')]
  const isAfter = (line: Element) =>
    last?.isConnected && last.compareDocumentPosition(line) === Node.DOCUMENT_POSITION_FOLLOWING
  last = unmarked.find(isAfter) ?? unmarked[0]
  const choice = last?.querySelector('input')
  if (choice) focusField(choice)
}

/** How many are unmarked, and the way to the next of them. */
export function JumpToUnmarked({ text }: { text: string }) {
  return (
    <button aria-label={`${text}, prejsť na ďalšieho`} className={styles.jump} onClick={jump} type="button">
      {text}
    </button>
  )
}
