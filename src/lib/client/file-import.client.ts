'use client'
import { useState } from 'react'
import { type Decisions, withDecision } from '../decisions'
import type { ColumnReader } from '../table-columns'
import { type ReadFile, useMappedFile } from './mapped-file.client'
import { newOperation } from './operation.client'

/** The way of a file from its columns over the preview of its rows to the import. */
export function useFileImport<
  Field extends string,
  File extends ReadFile<Field>,
  Preview extends { seen: string },
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
  const start = () => {
    setPreview(undefined)
    setDecisions({})
    setDone(undefined)
  }
  const { file, open, close, choice, input } = useMappedFile<Field, File>(columns, start)
  return {
    ...{ file, open, choice, start, decisions, preview, done, confirming },
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
    /** The import that was made. */
    finish: (imported: Imported) => {
      setDone(imported)
      close()
      setPreview(undefined)
    },
  }
}
