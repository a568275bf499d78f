import { useState } from 'react'
import { useDraft } from './draft.client'
import { newOperation } from './operation.client'

interface ActDraftOptions<Act> {
  /** What the form holds at first. */
  empty: () => Omit<Act, 'operation'>
  /** Whether what was kept at an earlier visit can be gone on with. */
  isUsable: (kept: unknown) => kept is Act
}

/**
 * What is typed for one act, under the id it is sent with, kept on the device until it is sent (useDraft). Other content is
 * another act, with an id of its own: only the same one is sent again under its id.
 */
export function useActDraft<Act extends { operation: string }>(
  form: string,
  { empty, isUsable }: ActDraftOptions<Act>,
) {
  const begin = () => ({ ...empty(), operation: newOperation() }) as Act
  const [act, setAct] = useState(begin)
  const [isChanged, setChanged] = useState(false)
  const draft = useDraft(form, {
    value: act,
    changed: isChanged,
    onFound: (kept) => {
      if (!isUsable(kept)) return false
      setAct(kept)
      setChanged(true)
      return true
    },
  })
  const forget = () => {
    setChanged(false)
    draft.forget()
  }
  return {
    act,
    isRestored: draft.isRestored,
    set: (change: Partial<Act>) => {
      setAct({ ...act, operation: newOperation(), ...change })
      setChanged(true)
    },
    startOver: () => {
      setAct(begin())
      forget()
    },
    /** After it was sent: what was chosen while it was being sent stays, as another act. */
    goOn: () => {
      setAct((now) => ({ ...now, operation: newOperation() }))
      forget()
    },
  }
}
