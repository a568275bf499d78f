import { useState } from 'react'
import type { Address, ResponseOf } from '../call-types'
import type { Problem } from '../errors'
import type { Choices, FormTable } from '../form-table'
import { ApiError } from './api.client'
import { useDraft } from './draft.client'
import { type Form, useForm } from './form.client'
import { differing, restoreDraft } from './restore-draft.client'
import { type RestoreOffer, useRestoreOffer } from './restore-offer.client'
import { showError } from './show-error.client'
import { toast } from './toast.client'
import { writeCall } from './writes.client'

interface Stamped {
  id: string
  updatedAt: string
}

type RowAddress = Address<'POST' | 'PATCH'>
/** The keys of a response that hold a row. */
type KeysOf<Response, Row> = {
  [Key in keyof Response]: Response[Key] extends Row ? Key : never
}[keyof Response]

interface RecordOptions<Draft extends object, Row, A extends RowAddress> {
  table: FormTable<Draft, Row>
  /** The lists the fields are chosen from. */
  choices?: Choices
  /** The path rows are created at; one is changed at `path/id`. */
  path: A
  /** The address when it is neither `path` nor `path/id`. */
  pathOf?: (draft: Draft, row: Row | undefined) => RowAddress
  /** The draft's name where another form changes other fields of the row. */
  keptAs?: string
  /** The key of the response that holds the row. */
  responseKey: KeysOf<ResponseOf<'POST' | 'PATCH', A>, Row> & string
  /** The row being edited; without it the form creates a new one. */
  row?: Row
  initial: Draft
  /** The toast after success: „Zmeny boli uložené.“ */
  done: string | ((response: Record<string, unknown>) => string)
  onSaved?: (row: Row, response: Record<string, unknown>) => void
}

/** What a field needs to be drawn and changed. */
export interface FormFields<Draft extends object> extends Pick<Form, 'problems'> {
  table: Pick<FormTable<Draft, never>, 'fields' | 'describe'>
  choices: Choices
  draft: Draft
  set: <Key extends keyof Draft>(key: Key, value: Draft[Key]) => void
}

export interface RecordForm<Draft extends object> extends FormFields<Draft>, Pick<Form, 'formProps'> {
  submit: () => Promise<void>
  saving: boolean
  /** Whether the form shows a draft of an earlier visit. */
  isRestored: boolean
  /** Discards the draft and shows what is stored. */
  startOver: () => void
  /** On a conflict, the version somebody else has saved; undefined otherwise. */
  theirs: Draft | undefined
  /** On a conflict, that version with the fields changed here: what `keepMine` saves. */
  mine: Draft
  keepMine: () => Promise<void>
  takeTheirs: () => void
  /** Closes the choice of versions; the form keeps what was typed. */
  decideLater: () => void
  /** Offers the row in the trash with which the input conflicts; undefined when there is none. */
  restore: RestoreOffer | undefined
}
const NONE: readonly Problem[] = []
/** Writes a row. Neither body nor response is typed: the table makes the body, and the address may depend on the draft. */
const writeRow = (path: RowAddress, method: 'POST' | 'PATCH', body: object) =>
  writeCall(path, { method, body: body as never }) as Promise<Record<string, unknown>>

/**
 * A form of one row: sends only changed properties, with the `updatedAt` they were changed from; keeps what was typed when
 * the server refuses, the browser is offline or the session ends; on a conflict holds both versions until the person has
 * chosen.
 */
export function useRecordForm<Draft extends object, Row extends Stamped, A extends RowAddress>(
  options: RecordOptions<Draft, Row, A>,
): RecordForm<Draft> {
  const { path, pathOf, responseKey, table, choices = {}, done, onSaved } = options
  const { fromRow, toBody } = table
  const [row, setRow] = useState(options.row)
  const [draft, setDraft] = useState(options.initial)
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState(NONE)
  const { problems, formProps } = useForm(refused)
  // A draft of an older version is sent with that version's `updatedAt`: the server then reports the conflict.
  const [stamp, setStamp] = useState(options.row?.updatedAt)
  const [theirs, setTheirs] = useState<Row>()

  // A saved new row stays in the form until the next page is shown, but is no draft any more.
  const [settled, setSettled] = useState(false)
  const stored = row ? fromRow(row) : options.initial
  // Another part of the page changed the row: what is typed here is applied to the newer version.
  if (options.row && row && options.row.updatedAt > row.updatedAt) {
    const newer = fromRow(options.row)
    const typed = restoreDraft<Draft>({ draft, stored, stamp }, newer)
    setRow(options.row)
    setDraft(typed?.draft ?? newer)
    setStamp(typed?.stamp ?? options.row.updatedAt)
  }
  const kept = useDraft(options.keptAs ?? `${path}/${row?.id ?? 'new'}`, {
    value: { draft, stored, stamp },
    changed: !settled && JSON.stringify(draft) !== JSON.stringify(stored),
    onFound: (found) => {
      const typed = restoreDraft<Draft>(found, stored)
      if (!typed) return false
      setDraft(typed.draft)
      setStamp(typed.stamp ?? stamp)
      return true
    },
  })

  const refuse = (error: unknown, about: string): void => {
    const known = error instanceof ApiError ? error : undefined
    const current = known?.status === 409 ? (known.body.current as Row | undefined) : undefined
    if (row && current?.updatedAt) return setTheirs(current)
    trashed.hold(error)
    if (!known || known.status === 401) return showError(error, about)
    setRefused(known.problems)
  }

  const send = async (from: string | undefined, values = draft, base = stored): Promise<void> => {
    setSaving(true)
    setRefused(NONE)
    trashed.hold()
    const whole = toBody(values)
    const body = row ? { ...differing(whole, toBody(base)), updatedAt: from } : whole
    const to = pathOf?.(values, row) ?? (row ? (`${path}/${row.id}` as RowAddress) : path)
    try {
      const saved = await writeRow(to, row ? 'PATCH' : 'POST', body)
      const next = saved[responseKey] as Row
      setTheirs(undefined)
      if (row) {
        hold(next)
        setDraft(fromRow(next))
      }
      setSettled(true)
      kept.forget()
      toast.success(typeof done === 'string' ? done : done(saved), to)
      onSaved?.(next, saved)
    } catch (error) {
      refuse(error, to)
    } finally {
      setSaving(false)
    }
  }

  const hold = (next: Row): void => {
    setRow(next)
    setStamp(next.updatedAt)
  }

  const startOver = (next = row): void => {
    if (next) hold(next)
    setDraft(next ? fromRow(next) : options.initial)
    setTheirs(undefined)
    setRefused(NONE)
    kept.forget()
  }

  /** What was typed for a new row is discarded: the restored one has its own values. */
  const trashed = useRestoreOffer(async (id) => {
    const back = await writeRow(`${path}/${id}/restore` as RowAddress, 'POST', {})
    if (!row) {
      setSettled(true)
      kept.forget()
    }
    toast.success('Záznam bol obnovený.')
    onSaved?.(back[responseKey] as Row, back)
  })

  const other = theirs && fromRow(theirs)
  const mine = other ? { ...other, ...differing(draft, stored) } : draft
  return {
    table,
    choices,
    draft,
    set: (key, value) => {
      setSettled(false)
      setDraft((before) => ({ ...before, [key]: value }))
    },
    submit: () => send(stamp),
    saving,
    problems,
    formProps,
    isRestored: kept.isRestored,
    startOver: () => startOver(),
    theirs: other,
    mine,
    keepMine: () => send(theirs?.updatedAt, mine, other),
    takeTheirs: () => startOver(theirs),
    decideLater: () => setTheirs(undefined),
    restore: trashed.offer,
  }
}
