'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { PasswordDialog } from '@/features/session/components/password-dialog.client'
import { useSave } from '@/lib/client/save.client'
import { renewAll } from '@/lib/client/writes.client'
import { href } from '@/lib/routes'
import { Button } from '@/ui/button'
import type { FieldKey } from '../labels'
import type { ComparedField, MergePreview, MergeSide } from '../views'
import styles from './merge.module.css'

const EMPTY = '–'

interface SideProps {
  side: MergeSide
  word: string
  /** Whether the two are compared by their children: one of them has some. */
  withChildren: boolean
}

function Side({ side, word, withChildren }: SideProps) {
  return (
    <div>
      <p className="caps">{word}</p>
      <p>
        <strong>{side.name}</strong>
      </p>
      <p className="soft">
        <span translate="no">{side.username}</span>, účet vytvorený {side.created}
        {side.hasPassword ? ', prihlasuje sa' : ', bez hesla'}
        {side.symbols.length > 0 && `, VS ${side.symbols.join(', ')}`}
      </p>
      {withChildren && <p>Deti: {side.children.join(', ') || 'žiadne'}</p>}
    </div>
  )
}

interface FieldRowProps {
  field: ComparedField
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
}

/** One value of both: a choice where they differ, otherwise what will stay. */
function FieldRow({ field: { key, label, mine, theirs, state }, isTheirs, onChoose }: FieldRowProps) {
  if (state !== 'differs')
    return (
      <div className={styles.field}>
        <p className={styles.name}>{label}</p>
        <p className={styles.single}>
          {state === 'filled' ? theirs : mine}
          {state === 'filled' && <span className="soft"> (doplní sa z&nbsp;druhej osoby)</span>}
        </p>
      </div>
    )
  const option = (value: string, checked: boolean, chosen: boolean, whose: string) => (
    <label className={styles.option}>
      <input checked={checked} name={key} onChange={() => onChoose(chosen)} type="radio" />
      <span>
        {value || EMPTY}
        <span className="soft"> {whose}</span>
      </span>
    </label>
  )
  return (
    <fieldset className={styles.field}>
      <legend className={styles.name}>{label}</legend>
      {option(mine, !isTheirs, false, 'ponechaná')}
      {option(theirs, isTheirs, true, 'druhá')}
    </fieldset>
  )
}

/** A warning above the act: what speaks against one person; nothing where nothing does. */
function Differences({ differences }: Pick<MergePreview, 'differences'>) {
  if (differences.length === 0) return null
  return (
    <div className={styles.warning} role="note">
      <p>
        <strong>Pozor, môžu to byť dvaja rôzni ľudia:</strong>
      </p>
      <ul className={styles.notes}>
        {differences.map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
    </div>
  )
}

/** Which value stays, and the act: the password in a dialog that says it cannot be undone. */
export function MergeForm({ preview }: { preview: MergePreview }) {
  const { kept, removed, fields, differences, seen } = preview
  const withChildren = kept.children.length + removed.children.length > 0
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly FieldKey[]>([])
  const call = useSave('POST', `/users/${kept.id}/merge`, {
    done: 'Osoby sú zlúčené.',
    // The page of these two does not exist any more.
    shown: true,
    onDone: () => router.replace(href('userEdit', { id: kept.id })),
  })
  const choose = (key: FieldKey, isTheirs: boolean) =>
    setChosen((before) => [...before.filter((one) => one !== key), ...(isTheirs ? [key] : [])])
  return (
    <div className="stack">
      <div className={styles.sides}>
        <Side side={kept} withChildren={withChildren} word="Zostane" />
        <Side side={removed} withChildren={withChildren} word="Zanikne" />
      </div>
      <div>
        {fields.map((field) => (
          <FieldRow
            field={field}
            isTheirs={chosen.includes(field.key)}
            key={field.key}
            onChoose={(isTheirs) => choose(field.key, isTheirs)}
          />
        ))}
      </div>
      <Differences differences={differences} />
      <p>
        <strong>Toto sa nedá vrátiť.</strong> Skontrolujte, že ide naozaj o&nbsp;tú istú osobu.
      </p>
      <div className="row">
        <Button look="danger" onClick={() => setOpen(true)}>
          Zlúčiť osoby
        </Button>
      </div>
      <PasswordDialog
        act="Zlúčiť natrvalo"
        call={call}
        further={
          call.problems.some(({ field }) => field === undefined) && (
            <div className="row">
              <Button look="line" onClick={renewAll}>
                Načítať porovnanie znova
              </Button>
            </div>
          )
        }
        onClose={() => setOpen(false)}
        onSend={(currentPassword) =>
          call.save({ currentPassword, other: removed.id, seen, chosen: [...chosen] })
        }
        open={open}
        title={`Zlúčiť s osobou ${removed.name}?`}
      >
        <p>
          {removed.name} ({removed.username}) zanikne. Všetko, čo je v&nbsp;klube vedené pod týmto účtom,
          prejde na účet {kept.name} ({kept.username}). Toto sa nedá vrátiť.
        </p>
      </PasswordDialog>
    </div>
  )
}
