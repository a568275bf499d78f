'use client'
import { useRef, useState } from 'react'
import type { Decisions } from '../decisions'
import type { ColumnReader } from '../table-columns'
import { useKeptDecisions } from './kept-decisions.client'
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
  const { decisions, isRestored, ...kept } = useKeptDecisions()
  const [preview, setPreview] = useState<Preview>()
  // What the preview was made of: a decision made since needs another one.
  const [previewed, setPreviewed] = useState(decisions)
  const sent = useRef<Decisions>(decisions)
  const [operation, setOperation] = useState(newOperation)
  const [confirming, setConfirming] = useState(false)
  const [done, setDone] = useState<Imported>()
  const [left, setLeft] = useState<readonly RowLeft[]>([])
  const start = () => {
    setPreview(undefined)
    kept.clear()
    setDone(undefined)
  }
  const { file, open, close, choice, input } = useMappedFile<Field, File>(columns, start)
  return {
    ...{ file, open, choice, start, decisions, isRestored, preview, done, left, confirming },
    decide: (number: number, decision: string): void => void kept.decide(number, decision),
    /** Removes the decisions of an earlier visit, and all made since. */
    startOver: kept.forget,
    /** Opens and closes the dialog that asks before the import. */
    confirm: setConfirming,
    /** Whether the last preview was asked for of this file. */
    isAsked: asked === file,
    /** Whether something was decided since the preview. */
    isOutdated: previewed !== decisions,
    /** What the server is asked about, with what was decided of it earlier; `whole` is what is said of the whole file. */
    ask: async <Whole extends object>(whole: Whole) => {
      setAsked(file)
      const asked = { ...input(), ...whole }
      sent.current = await kept.recall(asked)
      return { ...asked, decisions: sent.current }
    },
    /** The preview that came back. */
    planned: (made: Preview) => {
      setPreview(made)
      setPreviewed(sent.current)
      setOperation(newOperation())
    },
    /** What the server is told to import: what was previewed. */
    act: () => ({ ...input(), decisions, operation, fileName: file!.fileName, seen: preview!.seen }),
    /** The import that was made, without the rows that were wrong or not decided. */
    finish: (imported: Imported) => {
      setLeft(preview!.rows.filter(({ kind }) => kind === 'wrong' || kind === 'unsure'))
      setDone(imported)
      kept.forget()
      close()
      setPreview(undefined)
    },
  }
}
