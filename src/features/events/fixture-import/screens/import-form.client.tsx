'use client'
import { useState } from 'react'
import { ApiError } from '@/lib/client/api.client'
import { useFileImport } from '@/lib/client/file-import.client'
import { useRead } from '@/lib/client/read.client'
import { useSave } from '@/lib/client/save.client'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { LinkButton } from '@/ui/button'
import { FileImport } from '@/ui/file-import.client'
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

const BY_ROWS: ForAll = { category: '', team: '' }

/** From a schedule over its columns and the preview of every row to the import. */
export function ImportForm({ categories, club }: ImportFormProps) {
  const [forAll, setForAll] = useState(BY_ROWS)
  const [notify, setNotify] = useState(true)
  const flow = useFileImport<FixtureField, FileView, PreviewView, ImportView>(fixtureColumns)
  const { choice, preview, done } = flow
  // The history below reads the same: once taken back, nothing is written any more.
  const history = useRead('/fixtureImports?page=1')
  const isUndone = history.data?.imports.some(({ id, undoneAt }) => id === done?.id && undoneAt)
  const said = { category: forAll.category || null, team: forAll.team || null }
  const reading = useSave('POST', '/fixtureImports/file', {
    asks: true,
    onDone: (response) => {
      flow.open(response.file)
      setForAll(BY_ROWS)
    },
  })
  const planning = useSave('POST', '/fixtureImports/preview', {
    asks: true,
    onDone: (response) => flow.planned(response.preview),
  })
  const plan = async () => planning.save(await flow.ask(said))
  const importing = useSave('POST', '/fixtureImports', {
    shown: 'read',
    // What was shown is not as it is any more: the new preview comes by itself.
    onRefused: (error) => {
      if (error instanceof ApiError && error.status === 409) void plan()
      return error
    },
    onDone: (response) => flow.finish(response.imported),
  })
  const { new: created = 0, changed = 0 } = preview?.counts ?? {}
  const told = preview?.told.categories ?? []
  return (
    <FileImport
      calls={{ reading, planning, importing }}
      confirmation={
        <>
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
        </>
      }
      done={
        done &&
        !isUndone && {
          summary: planSummary(done),
          next: (
            <LinkButton href={href('events')} look="line">
              Pozrieť udalosti
            </LinkButton>
          ),
        }
      }
      fields={FIXTURE_FIELDS}
      flow={flow}
      hint="Jeden riadok je jeden zápas, domáci a hostia sú v stĺpcoch vedľa seba."
      label="Rozpis zápasov"
      nothing="Nič sa nezmení."
      onImport={() => importing.save({ ...flow.act(), ...said, notify })}
      onPlan={plan}
      onRead={(form) => reading.save(form as never)}
      rows={preview && <PlanPreview decisions={flow.decisions} onDecide={flow.decide} preview={preview} />}
      summary={planSummary({ created, changed })}
      what={created + changed > 0 ? counted(created + changed, MATCHES) : ''}
      whole={
        <WholeFile
          categories={categories}
          club={club}
          clubs={clubsIn(choice.rows, choice.heading, choice.mapping)}
          onChange={(value) => {
            setForAll(value)
            flow.start()
          }}
          value={forAll}
        />
      }
    />
  )
}
