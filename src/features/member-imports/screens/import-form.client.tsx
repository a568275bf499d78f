'use client'
import { useState } from 'react'
import { useMappedFile } from '@/lib/client/mapped-file.client'
import { newOperation } from '@/lib/client/operation.client'
import { useRead } from '@/lib/client/read.client'
import { useSave } from '@/lib/client/save.client'
import { type Decisions, withDecision } from '@/lib/decisions'
import { LARGEST_FILE } from '@/lib/import-limits'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { Button, LinkButton } from '@/ui/button'
import { ColumnChoice } from '@/ui/column-choice.client'
import { Dialog } from '@/ui/dialog.client'
import { FileChoice } from '@/ui/file-choice.client'
import styles from '@/ui/file-import.module.css'
import { FormErrors } from '@/ui/form-errors'
import { ImportDone } from '@/ui/import-done.client'
import { PlanPreview, planSummary } from '../components/plan-preview.client'
import { IMPORT_FIELDS } from '../columns/labels'
import { type ImportField, memberColumns } from '../columns/rules'
import { MEMBERS } from '../labels'
import type { FileView, ImportView, PreviewView } from '../schema'

/** From a file over its columns and the preview of every row to the import. */
export function ImportForm() {
  // The file of the last preview: what was wrong with another one is not this one's.
  const [asked, setAsked] = useState<FileView>()
  const [decisions, setDecisions] = useState<Decisions>({})
  const [preview, setPreview] = useState<PreviewView>()
  // What the preview was made of: a decision made since needs another one.
  const [previewed, setPreviewed] = useState<Decisions>({})
  const [operation, setOperation] = useState(newOperation)
  const [confirming, setConfirming] = useState(false)
  const [done, setDone] = useState<ImportView>()
  // The history below reads the same: once taken back, nothing is written any more.
  const history = useRead('/memberImports?page=1')
  const isUndone = history.data?.imports.some(({ id, undoneAt }) => id === done?.id && undoneAt)

  const start = () => {
    setPreview(undefined)
    setDecisions({})
    setDone(undefined)
  }
  const { file, open, close, choice, ...mapped } = useMappedFile<ImportField, FileView>(memberColumns, start)
  const input = () => ({ ...mapped.input(), decisions })
  const reading = useSave('POST', '/memberImports/file', {
    asks: true,
    onDone: (response) => open(response.file),
  })
  const planning = useSave('POST', '/memberImports/preview', {
    asks: true,
    onDone: (response) => {
      setPreview(response.preview)
      setPreviewed(decisions)
      setOperation(newOperation())
    },
  })
  const importing = useSave('POST', '/memberImports', {
    onDone: (response) => {
      setDone(response.imported)
      close()
      setPreview(undefined)
      setConfirming(false)
    },
  })
  const plan = () => {
    setAsked(file)
    return planning.save(input())
  }
  const perform = async () => {
    await importing.save({ ...input(), operation, fileName: file!.fileName, seen: preview!.seen })
    setConfirming(false)
  }
  const isOutdated = previewed !== decisions
  const { new: created = 0, changed = 0 } = preview?.counts ?? {}
  const members = created + changed
  const summary = planSummary({ created, changed, guardians: preview?.guardians ?? 0 })
  return (
    <div className={styles.form}>
      {done && !isUndone && (
        <ImportDone>
          <p>
            Zapísali sme: <strong>{planSummary(done)}</strong>. Import nájdete v&nbsp;histórii, kde ho môžete
            14&nbsp;dní vrátiť.
          </p>
          <LinkButton href={href('invitations')} look="line">
            Poslať pozvánky
          </LinkButton>
        </ImportDone>
      )}
      <FileChoice
        accept=".xlsx,.csv,.txt,text/csv"
        again={file !== undefined}
        formProps={reading.formProps}
        hint={`Excel (.xlsx) alebo CSV, najviac ${LARGEST_FILE} riadkov. Jeden riadok je jeden hráč, rodičia sú v stĺpcoch vedľa neho.`}
        label="Tabuľka členov"
        onSend={(form) => reading.save(form as never)}
        problems={reading.problems}
        saving={reading.saving}
      />
      {file && (
        <form className="stack" {...planning.formProps(plan)}>
          <h2>Stĺpce súboru {file.fileName}</h2>
          <p>
            Skontrolujte, čo je v ktorom stĺpci. Po importe si to pre súbor s rovnakými nadpismi zapamätáme.
          </p>
          <FormErrors problems={asked === file ? planning.problems : []} />
          <ColumnChoice {...choice} fields={IMPORT_FIELDS} />
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
          <p role="status">{summary || 'Nič sa nezmení: čo je v súbore, v klube už je.'}</p>
          <FormErrors problems={importing.problems} />
          <div>
            {isOutdated ? (
              <Button busy={planning.saving} onClick={plan}>
                Prepočítať náhľad
              </Button>
            ) : (
              <Button disabled={members === 0} onClick={() => setConfirming(true)}>
                {members > 0 ? `Importovať ${counted(members, MEMBERS)}` : 'Importovať'}
              </Button>
            )}
          </div>
          <PlanPreview
            decisions={decisions}
            onDecide={(number, decision) => setDecisions(withDecision(decisions, number, decision))}
            preview={preview}
          />
        </section>
      )}
      <Dialog
        actions={
          <Button busy={importing.saving} onClick={perform}>
            Importovať
          </Button>
        }
        onClose={() => setConfirming(false)}
        open={confirming}
        title={`Importovať ${counted(members, MEMBERS)}?`}
      >
        <p>{summary}.</p>
        <p>
          Zapíše sa všetko naraz, alebo nič. Hráči dostanú najbližšie udalosti svojich kategórií. E-mail
          nedostane nikto: pozvánky pošlete potom, kedy chcete. Import môžete 14&nbsp;dní vrátiť.
        </p>
      </Dialog>
    </div>
  )
}
