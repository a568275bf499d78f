'use client'
import type { ReactNode } from 'react'
import type { RowLeft, useFileImport } from '@/lib/client/file-import.client'
import type { ReadFile } from '@/lib/client/mapped-file.client'
import type { Save } from '@/lib/client/save.client'
import { LARGEST_FILE } from '@/lib/import-limits'
import { Button } from './button'
import { ColumnChoice } from './column-choice.client'
import { Dialog } from './dialog.client'
import { FileChoice } from './file-choice.client'
import styles from './file-import.module.css'
import { FormErrors } from './form-errors'
import { RestoredNotice } from './form-head.client'
import { ImportDone } from './import-done.client'
import { RowsLeft } from './rows-left'

type Asked = Pick<Save<unknown, unknown>, 'formProps' | 'problems' | 'saving'>

type Flow<Field extends string> = ReturnType<
  typeof useFileImport<Field, ReadFile<Field>, { seen: string; rows: readonly RowLeft[] }, unknown>
>

interface FileImportProps<Field extends string> {
  flow: Pick<
    Flow<Field>,
    | 'file'
    | 'choice'
    | 'preview'
    | 'left'
    | 'isAsked'
    | 'isOutdated'
    | 'isRestored'
    | 'startOver'
    | 'confirming'
    | 'confirm'
  >
  /** „Tabuľka členov“ */
  label: string
  /** What a row of the file is: „Jeden riadok je jeden zápas.“ */
  hint: string
  /** The words of what a column can hold. */
  fields: Record<Field, string>
  /** Reading the file, its preview, and the import. */
  calls: { reading: Asked; planning: Asked; importing: Asked }
  onRead: (form: FormData) => Promise<unknown>
  onPlan: () => Promise<unknown>
  onImport: () => Promise<unknown>
  /** What is chosen for the whole file, below its columns. */
  whole?: ReactNode
  /** „5 hráčov“; empty when nothing would be written. */
  what: string
  /** What the import would write, in a sentence; `nothing` when there is nothing to write. */
  summary: string
  nothing: string
  /** The rows of the preview, and what the dialog says before the import. */
  rows: ReactNode
  confirmation: ReactNode
  /** After an import: what was written, and where to go on. */
  done?: { summary: string; next: ReactNode } | false
}

/** From a file over its columns and the preview of every row to the import. */
export function FileImport<Field extends string>(props: FileImportProps<Field>) {
  const { flow, fields, calls, onPlan, what, summary, done } = props
  const { reading, planning, importing } = calls
  const { file, preview, choice, confirm } = flow
  const perform = async () => {
    await props.onImport()
    confirm(false)
  }
  return (
    <div className={styles.form}>
      {done && (
        <ImportDone
          summary={
            <>
              Zapísali sme: <strong>{done.summary}</strong>
            </>
          }
          what="Import"
        >
          <RowsLeft rows={flow.left} />
          {done.next}
        </ImportDone>
      )}
      <FileChoice
        accept=".xlsx,.csv,.txt,text/csv"
        again={file !== undefined}
        formProps={reading.formProps}
        hint={`Excel (.xlsx) alebo CSV, najviac ${LARGEST_FILE} riadkov. ${props.hint}`}
        label={props.label}
        onSend={props.onRead}
        problems={reading.problems}
        saving={reading.saving}
      />
      {file && (
        <form className="stack" {...planning.formProps(onPlan)}>
          <h2>Stĺpce súboru {file.fileName}</h2>
          <p>
            Skontrolujte, čo je v ktorom stĺpci. Po importe si to pre súbor s rovnakými nadpismi zapamätáme.
          </p>
          <FormErrors problems={flow.isAsked ? planning.problems : []} />
          <ColumnChoice {...choice} fields={fields} />
          {props.whole}
          <div>
            <Button busy={planning.saving} look={preview ? 'line' : 'primary'} type="submit">
              {preview ? 'Obnoviť náhľad' : 'Ukázať náhľad'}
            </Button>
          </div>
        </form>
      )}
      {preview && (
        <section aria-labelledby="nahlad" className="stack">
          <h2 id="nahlad">Čo sa stane</h2>
          <RestoredNotice
            isRestored={flow.isRestored}
            startOver={flow.startOver}
            what="vaše rozhodnutia o&nbsp;riadkoch"
          />
          <p role="status">{summary || props.nothing}</p>
          <FormErrors problems={importing.problems} />
          <div>
            {flow.isOutdated ? (
              <Button busy={planning.saving} onClick={onPlan}>
                Prepočítať náhľad
              </Button>
            ) : (
              <Button disabled={!what} onClick={() => confirm(true)}>
                {what ? `Importovať ${what}` : 'Importovať'}
              </Button>
            )}
          </div>
          {props.rows}
        </section>
      )}
      <Dialog
        actions={
          <Button busy={importing.saving} onClick={perform}>
            Importovať
          </Button>
        }
        back={importing.saving ? 'Zavrieť' : undefined}
        onClose={() => confirm(false)}
        open={flow.confirming}
        title={`Importovať ${what}?`}
      >
        <p>{summary}.</p>
        {props.confirmation}
        <p role="status">{importing.saving && 'Zapisuje sa, môže to chvíľu trvať.'}</p>
      </Dialog>
    </div>
  )
}
