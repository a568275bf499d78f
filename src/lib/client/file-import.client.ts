'use client'
import { useState } from 'react'
import { type Decisions, withDecision } from '../decisions'
import type { ColumnReader } from '../table-columns'
import { type ReadFile, useMappedFile } from './mapped-file.client'
import { newOperation } from './operation.client'

/** A row of a preview, as far as it is named when an import leaves it out. */
export interface RowLeft {
  number: number
  kind: string
  name: string
  problems: readonly string[]
}

/** The way of a file from its columns over the preview of its rows to the import. */
export function useFileImport<
  Field extends string,
  File extends ReadFile<Field>,
  Preview extends { seen: string; rows: readonly RowLeft[] },
  Imported,
>(columns: ColumnReader<Field>) {
  // The file of the last preview: what was wrong with another one is not this one's.
  const [asked, setAsked] = useState<File>()
  const [decisions, setDecisions] = useState<Decisions>({})
  const [preview, setPreview] = useState<Preview>()
  // What the preview was made of: a decision made since needs another one.
  const [previewed, setPreviewed] = useState<Decisions>({})
  const [operation, setOperation] = useState(newOperation)
  const [confirming, setConfirming] = useState(false)
  const [done, setDone] = useState<Imported>()
  const [left, setLeft] = useState<readonly RowLeft[]>([])
  const start = () => {
    setPreview(undefined)
    setDecisions({})
    setDone(undefined)
  }
  const { file, open, close, choice, input } = useMappedFile<Field, File>(columns, start)
  return {
    ...{ file, open, choice, start, decisions, preview, done, left, confirming },
    decide: (number: number, decision: string) => setDecisions(withDecision(decisions, number, decision)),
    /** Opens and closes the dialog that asks before the import. */
    confirm: setConfirming,
    /** Whether the last preview was asked for of this file. */
    isAsked: asked === file,
    /** Whether something was decided since the preview. */
    isOutdated: previewed !== decisions,
    /** What the server is asked about. */
    ask: () => {
      setAsked(file)
      return { ...input(), decisions }
    },
    /** The preview that came back. */
    planned: (made: Preview) => {
      setPreview(made)
      setPreviewed(decisions)
      setOperation(newOperation())
    },
    /** What the server is told to import: what was previewed. */
    act: () => ({ ...input(), decisions, operation, fileName: file!.fileName, seen: preview!.seen }),
    /** The import that was made, without the rows that were wrong or not decided. */
    finish: (imported: Imported) => {
      setLeft(preview!.rows.filter(({ kind }) => kind === 'wrong' || kind === 'unsure'))
      setDone(imported)
      close()
      setPreview(undefined)
    },
  }
}
