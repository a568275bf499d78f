'use client'
import { ApiError } from '@/lib/client/api.client'
import { useFileImport } from '@/lib/client/file-import.client'
import { useRead } from '@/lib/client/read.client'
import { useSave } from '@/lib/client/save.client'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { FileImport } from '@/ui/file-import.client'
import { ImportProgress } from '../components/import-progress.client'
import { PlanPreview, planSummary } from '../components/plan-preview.client'
import { IMPORT_FIELDS } from '../columns/labels'
import { type ImportField, memberColumns } from '../columns/rules'
import { MEMBERS } from '../labels'
import type { FileView, ImportView, PreviewView } from '../schema'

/** From a list of members over its columns and the preview of every row to the import. */
export function ImportForm() {
  const flow = useFileImport<ImportField, FileView, PreviewView, ImportView>(memberColumns)
  const { preview, done } = flow
  // The history below reads the same: once taken back, nothing is written any more.
  const history = useRead('/memberImports?page=1')
  const isUndone = history.data?.imports.some(({ id, undoneAt }) => id === done?.id && undoneAt)
  // Who comes back sees how far it is.
  const latest = done ? undefined : history.data?.imports.find(({ undoneAt }) => !undoneAt)
  const reading = useSave('POST', '/memberImports/file', {
    asks: true,
    onDone: (response) => flow.open(response.file),
  })
  const planning = useSave('POST', '/memberImports/preview', {
    asks: true,
    onDone: (response) => flow.planned(response.preview),
  })
  const plan = async () => planning.save(await flow.ask({}))
  const importing = useSave('POST', '/memberImports', {
    shown: 'read',
    // What was shown is not as it is any more: the new preview comes by itself.
    onRefused: (error) => {
      if (error instanceof ApiError && error.status === 409) void plan()
      return error
    },
    onDone: (response) => flow.finish(response.imported),
  })
  const { new: created = 0, changed = 0 } = preview?.counts ?? {}
  const members = created + changed
  return (
    <div className="stack">
      {latest && <ImportProgress fileName={latest.fileName} id={latest.id} key={latest.id} />}
      <FileImport
        calls={{ reading, planning, importing }}
        confirmation={
          <p>
            Zapíše sa všetko naraz, alebo nič. Hráči dostanú najbližšie udalosti svojich kategórií. E-mail
            nedostane nikto: pozvánky pošlete potom, kedy chcete. Import môžete 14&nbsp;dní vrátiť.
          </p>
        }
        done={
          done &&
          !isUndone && {
            summary: planSummary(done),
            next: (
              <>
                <ImportProgress id={done.id} />
                <LinkButton href={href('invitations', { import: done.id })} look="line">
                  Poslať pozvánky
                </LinkButton>
              </>
            ),
          }
        }
        fields={IMPORT_FIELDS}
        flow={flow}
        hint="Jeden riadok je jeden hráč, rodičia sú v stĺpcoch vedľa neho."
        label="Tabuľka členov"
        nothing="Nič sa nezmení: čo je v súbore, v klube už je."
        onImport={() => importing.save(flow.act())}
        onPlan={plan}
        onRead={(form) => reading.save(form as never)}
        rows={preview && <PlanPreview decisions={flow.decisions} onDecide={flow.decide} preview={preview} />}
        summary={planSummary({ created, changed, guardians: preview?.guardians ?? 0 })}
        what={members > 0 ? counted(members, MEMBERS) : ''}
      />
    </div>
  )
}
