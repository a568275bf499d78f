import { useState } from 'react'
import type { Problem } from '../errors'
import { ApiError, apiFetch } from './api.client'
import { explain } from './refused.client'
import { toast } from './toast.client'

interface Stamped {
  id: string
  updatedAt: string
}

interface Trashed {
  trashed?: boolean
}

interface RecordOptions<Draft, Row> {
  /** Where rows of this kind are made; one of them is changed at `path/id`. */
  path: string
  /** Where it is sent when not to `path` or `path/id`. */
  pathOf?: (draft: Draft, row: Row | undefined) => string
  /** The key of the answer that holds the row. */
  answer: string
  /** The row being edited; a new one is made without it. */
  row?: Row
  initial: Draft
  draftOf: (row: Row) => Draft
  bodyOf: (draft: Draft) => Record<string, unknown>
  /** Said when it worked: „Zmeny boli uložené.“ */
  done: string | ((answer: Record<string, unknown>) => string)
  onSaved: (row: Row) => void
}

export interface RecordForm<Draft> {
  draft: Draft
  set: <Key extends keyof Draft>(key: Key, value: Draft[Key]) => void
  submit: () => Promise<void>
  saving: boolean
  problems: Problem[]
  /** What somebody else saved meanwhile, while the person decides. */
  theirs: Draft | undefined
  keepMine: () => Promise<void>
  takeTheirs: () => void
  /** Goes back to the form without deciding; what was typed stays. */
  decideLater: () => void
  /** Takes back from the trash the row this one clashed with; undefined while there is none. */
  restore: (() => Promise<void>) | undefined
}

const differing = (mine: Record<string, unknown>, base: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(mine).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(base[key])),
  )

/**
 * A form over one row: sends only what was changed together with the stamp it was changed from, keeps what was typed
 * when the server refuses or the signal drops, and on a conflict holds both versions until the person has chosen.
 */
export function useRecordForm<Draft extends object, Row extends Stamped>(
  options: RecordOptions<Draft, Row>,
): RecordForm<Draft> {
  const { path, pathOf, answer, draftOf, bodyOf, done, onSaved } = options
  const [row, setRow] = useState(options.row)
  const [draft, setDraft] = useState(options.initial)
  const [saving, setSaving] = useState(false)
  const [problems, setProblems] = useState<Problem[]>([])
  const [theirs, setTheirs] = useState<Row>()
  const [trashed, setTrashed] = useState<string>()

  const refuse = (error: unknown): void => {
    const known = error instanceof ApiError ? error : undefined
    const current = known?.status === 409 ? (known.body.current as (Row & Trashed) | undefined) : undefined
    if (row && current?.updatedAt) return setTheirs(current)
    if (current?.trashed) setTrashed(current.id)
    setProblems(known?.problems ?? [])
    if (!known || known.status === 0 || known.status === 401) explain(error)
  }

  const send = async (stamp: string | undefined): Promise<void> => {
    setSaving(true)
    setProblems([])
    setTrashed(undefined)
    const mine = bodyOf(draft)
    const body = row ? { ...differing(mine, bodyOf(draftOf(row))), updatedAt: stamp } : mine
    try {
      const to = pathOf?.(draft, row) ?? (row ? `${path}/${row.id}` : path)
      const saved = await apiFetch<Record<string, Row>>(to, { method: row ? 'PATCH' : 'POST', body })
      const next = saved[answer] as Row
      setTheirs(undefined)
      setRow(row && next)
      toast.success(typeof done === 'string' ? done : done(saved))
      onSaved(next)
    } catch (error) {
      refuse(error)
    } finally {
      setSaving(false)
    }
  }

  const restore = async (id: string): Promise<void> => {
    try {
      const back = await apiFetch<Record<string, Row>>(`${path}/${id}/restore`, { method: 'POST', body: {} })
      toast.success('Záznam bol obnovený.')
      onSaved(back[answer] as Row)
    } catch (error) {
      explain(error)
    }
  }

  return {
    draft,
    set: (key, value) => setDraft((before) => ({ ...before, [key]: value })),
    submit: () => send(row?.updatedAt),
    saving,
    problems,
    theirs: theirs && draftOf(theirs),
    keepMine: () => send(theirs?.updatedAt),
    takeTheirs: () => {
      if (!theirs) return
      setRow(theirs)
      setDraft(draftOf(theirs))
      setTheirs(undefined)
    },
    decideLater: () => setTheirs(undefined),
    restore: trashed === undefined ? undefined : () => restore(trashed),
  }
}
