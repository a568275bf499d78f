'use client'
import { useState } from 'react'
import { type Decisions, withDecision } from '../decisions'
import { useDraftOwner } from './draft-owner.client'
import { draftKey, dropDraft, keepDraft, readDraft } from './draft-storage.client'

const NONE: Decisions = {}

/** A name for what is asked about, which says nothing of it; undefined over plain http, where the browser makes no digest. */
const digestOf = async (asked: object): Promise<string | undefined> => {
  if (!window.isSecureContext) return undefined
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(asked)))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const decisionsIn = (kept: unknown): Decisions =>
  Object.fromEntries(
    Object.entries(kept ?? NONE).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/**
 * What was decided for the rows of a file, kept on this device under a digest of what was read from it: whoever leaves the page
 * and chooses the same file again finds it. Of the file itself nothing is kept.
 */
export function useKeptDecisions() {
  const owner = useDraftOwner()
  const [key, setKey] = useState<string>()
  const [decisions, setDecisions] = useState(NONE)
  const [isRestored, setRestored] = useState(false)
  const clear = () => {
    setKey(undefined)
    setDecisions(NONE)
    setRestored(false)
  }
  const forget = () => {
    if (key) dropDraft(key)
    setDecisions(NONE)
    setRestored(false)
  }
  return {
    decisions,
    /** Whether they are those of an earlier visit. */
    isRestored,
    /** Another file, or the same read otherwise: what was decided of the one before stays on the device only. */
    clear,
    /** Removes them, from the device too. */
    forget,
    /** The decisions of what is asked about: the present ones, or when it was not asked about before those of an earlier visit. */
    recall: async (asked: object): Promise<Decisions> => {
      const digest = owner && (await digestOf(asked))
      const mine = digest ? draftKey(owner, `decisions:${digest}`) : undefined
      if (mine === key) return decisions
      const kept = decisionsIn(mine && readDraft(mine))
      setKey(mine)
      setDecisions(kept)
      setRestored(Object.keys(kept).length > 0)
      return kept
    },
    /** Decides a row, or with '' leaves it undecided; returns them all. */
    decide: (row: number, decision: string): Decisions => {
      const next = withDecision(decisions, row, decision)
      setDecisions(next)
      if (key) keepDraft(key, next)
      return next
    },
  }
}
