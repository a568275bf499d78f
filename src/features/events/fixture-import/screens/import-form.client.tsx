'use client'
import { useState } from 'react'
import { ApiError } from '@/lib/client/api.client'
import { useMappedFile } from '@/lib/client/mapped-file.client'
import { newOperation } from '@/lib/client/operation.client'
import { useSave } from '@/lib/client/save.client'
import { type Decisions, withDecision } from '@/lib/decisions'
import { LARGEST_FILE } from '@/lib/import-limits'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { Button, LinkButton } from '@/ui/button'
import { ColumnChoice } from '@/ui/column-choice.client'
import { Dialog } from '@/ui/dialog.client'
import { FileChoice } from '@/ui/file-choice.client'
import styles from '@/ui/file-import.module.css'
import { FormErrors } from '@/ui/form-errors'
import { ImportDone } from '@/ui/import-done.client'
import { NotifyChoice } from '../../admin/components/notify-choice.client'
import { FIXTURE_FIELDS } from '../../fixture-columns/labels'
import { fixtureColumns, type FixtureField } from '../../fixture-columns/rules'
import { clubsIn } from '../../fixture-sides/rules'
import { PlanPreview, planSummary } from '../components/plan-preview.client'
import { type ForAll, WholeFile } from '../components/whole-file.client'
import { MATCHES } from '../labels'
import type { FileView, ImportView, PreviewView } from '../schema'

interface ImportFormProps {
  categories: readonly Named[]
  /** The club's short name. */
  club: string
}

/** From a file over its columns and the preview of every row to the import. */
export function ImportForm({ categories, club }: ImportFormProps) {
  // The file of the last preview: what was wrong with another one is not this one's.
  const [asked, setAsked] = useState<FileView>()
  const [forAll, setForAll] = useState<ForAll>({ category: '', team: '' })
  const [decisions, setDecisions] = useState<Decisions>({})
  const [preview, setPreview] = useState<PreviewView>()
  // What the preview was made of: a decision made since needs another one.
  const [previewed, setPreviewed] = useState<Decisions>({})
  const [operation, setOperation] = useState(newOperation)
  const [confirming, setConfirming] = useState(false)
  const [notify, setNotify] = useState(true)
  const [done, setDone] = useState<ImportView>()

  const start = () => {
    setPreview(undefined)
    setDecisions({})
    setDone(undefined)
  }
  const { file, open, close, choice, ...mapped } = useMappedFile<FixtureField, FileView>(
    fixtureColumns,
    start,
  )
  const { category, team } = forAll
  const input = () => ({ ...mapped.input(), category: category || null, team: team || null, decisions })
  const reading = useSave('POST', '/fixtureImports/file', {
    asks: true,
    onDone: (response) => {
      open(response.file)
      setForAll({ category: '', team: '' })
    },
  })
  const planning = useSave('POST', '/fixtureImports/preview', {
    asks: true,
    onDone: (response) => {
      setPreview(response.preview)
      setPreviewed(decisions)
      setOperation(newOperation())
    },
  })
  const plan = () => {
    setAsked(file)
    return planning.save(input())
  }
  const importing = useSave('POST', '/fixtureImports', {
    // What was shown is not as it is any more: the new preview comes by itself.
    onRefused: (error) => {
      if (error instanceof ApiError && error.status === 409) void plan()
      return error
    },
    onDone: (response) => {
      setDone(response.imported)
      close()
      setPreview(undefined)
    },
  })
  const perform = async () => {
    const { seen } = preview!
    await importing.save({ ...input(), operation, fileName: file!.fileName, seen, notify })
    setConfirming(false)
  }
  const isOutdated = previewed !== decisions
  const { new: created = 0, changed = 0 } = preview?.counts ?? {}
  const matches = counted(created + changed, MATCHES)
  const told = preview?.told.categories ?? []
  const summary = planSummary({ created, changed })
  return (
    <div className={styles.form}>
      {done && (
        <ImportDone>
          <p>
            Zapísali sme: <strong>{planSummary(done)}</strong>. Import nájdete v&nbsp;histórii, kde ho môžete
            14&nbsp;dní vrátiť.
          </p>
          <LinkButton href={href('events')} look="line">
            Pozrieť udalosti
          </LinkButton>
        </ImportDone>
      )}
      <FileChoice
        accept=".xlsx,.csv,.txt,text/csv"
        again={file !== undefined}
        formProps={reading.formProps}
        hint={`Excel (.xlsx) alebo CSV, najviac ${LARGEST_FILE} riadkov. Jeden riadok je jeden zápas, domáci a hostia sú v stĺpcoch vedľa seba.`}
        label="Rozpis zápasov"
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
          <ColumnChoice {...choice} fields={FIXTURE_FIELDS} />
          <WholeFile
            categories={categories}
            club={club}
            clubs={clubsIn(choice.rows, choice.heading, choice.mapping)}
            onChange={(value) => {
              setForAll(value)
              start()
            }}
            value={forAll}
          />
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
          <p role="status">{summary || 'Nič sa nezmení.'}</p>
          <FormErrors problems={importing.problems} />
          <div>
            {isOutdated ? (
              <Button busy={planning.saving} onClick={plan}>
                Prepočítať náhľad
              </Button>
            ) : (
              <Button disabled={created + changed === 0} onClick={() => setConfirming(true)}>
                {created + changed > 0 ? `Importovať ${matches}` : 'Importovať'}
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
        title={`Importovať ${matches}?`}
      >
        <p>{summary}.</p>
        <p>
          Zapíše sa všetko naraz, alebo nič. Hráči kategórií dostanú pozvánky na nové zápasy. Import môžete
          14&nbsp;dní vrátiť.
        </p>
        {told.length > 0 && (
          <NotifyChoice
            categories={told}
            checked={notify}
            onChange={setNotify}
            trainers={preview?.told.trainers}
          />
        )}
      </Dialog>
    </div>
  )
}
