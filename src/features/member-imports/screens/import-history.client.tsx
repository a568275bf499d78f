'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { counted, type Forms } from '@/lib/plural'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { ImportHistory } from '@/ui/import-history.client'
import { ImportProgress } from '../components/import-progress.client'
import { planSummary } from '../components/plan-preview.client'

type Undo = `/memberImports/${string}/undo`

const RECORDS: Forms = ['záznam', 'záznamy', 'záznamov']

/** Past imports of members. */
export function MemberImportHistory() {
  const [undoing, setUndoing] = useState('')
  const { save, saving, problems } = useSave<Undo, 'POST'>('POST', '/memberImports/-/undo', {
    shown: 'read',
  })
  return (
    <ImportHistory
      hint="Načítajte tabuľku členov a pozrite si náhľad."
      importsIn={({ imports }) => imports.map((one) => ({ ...one, summary: planSummary(one) }))}
      keptTitle={(count) => `Nevrátené: ${counted(count, RECORDS)}`}
      next={({ id, fileName }) => (
        <LinkButton
          aria-label={`Pozvánky na prihlásenie: ${fileName}`}
          href={href('invitations', { import: id })}
          look="line"
          small
        >
          Pozvánky na prihlásenie
        </LinkButton>
      )}
      onUndo={(id) => {
        setUndoing(id)
        return save(undefined, `/memberImports/${id}/undo`)
      }}
      path="/memberImports"
      problems={problems}
      saving={saving}
    >
      <p>
        Účty, ktoré import založil, zmiznú a&nbsp;zmenené údaje sa vrátia. Kto sa medzitým prihlásil, má
        dochádzku či členské alebo ho niekto upravil, zostane. Komu už prišla pozvánka na prihlásenie, tomu
        prestane platiť.
      </p>
      {saving && <ImportProgress id={undoing} undoing />}
    </ImportHistory>
  )
}
