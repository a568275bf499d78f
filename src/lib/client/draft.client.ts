import { useEffect, useState } from 'react'
import { useDraftOwner } from './draft-owner.client'
import { draftKey, dropDraft, keepDraft, readDraft } from './draft-storage.client'

interface DraftOptions<Value> {
  /** The form's current values. */
  value: Value
  /** Whether they differ from the form's initial ones. */
  changed: boolean
  /** Restores what was typed at an earlier visit; returns false when nothing could be restored. */
  onFound: (kept: unknown) => boolean
  /** The draft's owner instead of the signed-in person. */
  owner?: string
}

export interface Draft {
  /** Whether the form shows a draft of an earlier visit. */
  isRestored: boolean
  /** Deletes the draft; the form's values are the caller's to reset. */
  forget: () => void
}

/** Whether what was kept of a form has a text under each of these names; a form checks the rest of it itself. */
export const hasTexts = <Name extends string>(
  kept: unknown,
  names: readonly Name[],
): kept is Record<Name, string> & Record<string, unknown> =>
  names.every((name) => typeof (kept as Record<string, unknown> | null | undefined)?.[name] === 'string')

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Stores a form's unsaved values on this device, so that an ended session, a reload or a closed tab loses nothing. `form`
 * distinguishes the forms of one page.
 */
export const useDraft = <Value>(form: string, options: DraftOptions<Value>): Draft => {
  const signedIn = useDraftOwner()
  const owner = options.owner ?? signedIn
  const { value, changed, onFound } = options
  const [isRestored, setRestored] = useState(false)
  const [key, setKey] = useState<string>()

  useEffect(() => {
    const mine = owner && draftKey(owner, form)
    const kept = mine ? readDraft(mine) : undefined
    // Read after hydration: the server does not know this device's drafts.
    /* eslint-disable react-hooks/set-state-in-effect */
    if (kept !== undefined && onFound(kept)) setRestored(true)
    setKey(mine)
    /* eslint-enable react-hooks/set-state-in-effect */
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each form and owner
  }, [owner, form])

  useEffect(() => {
    if (!key) return
    if (!changed) dropDraft(key)
    else if (!same(readDraft(key), value)) keepDraft(key, value)
  }, [key, value, changed])

  return {
    isRestored,
    forget: () => {
      setRestored(false)
      if (key) dropDraft(key)
    },
  }
}
