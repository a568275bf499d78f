'use client'
import { counted, type Forms } from '@/lib/plural'
import { Button } from './button'
import styles from './conflict.module.css'
import { Dialog } from './dialog.client'

/** A field of a version, as a person reads it. */
export type LabelledValue = readonly [label: string, value: string]

/** The locative: „v 2 údajoch“. */
const PLACES: Forms = ['údaji', 'údajoch', 'údajoch']

interface ConflictProps {
  open: boolean
  mine: readonly LabelledValue[]
  theirs: readonly LabelledValue[]
  saving: boolean
  onMine: () => void
  onTheirs: () => void
  onClose: () => void
}

/** Shown when somebody else changed the row meanwhile: where the versions differ, and the choice between them. */
export function Conflict({ open, mine, theirs, saving, onMine, onTheirs, onClose }: ConflictProps) {
  const rows = mine.flatMap(([label, value], index) => {
    const other = theirs[index]?.[1] ?? ''
    return other === value ? [] : [{ label, value, other }]
  })
  return (
    <Dialog
      actions={
        <>
          <Button look="line" onClick={onTheirs}>
            Nechať uložené
          </Button>
          <Button busy={saving} onClick={onMine}>
            Uložiť moje
          </Button>
        </>
      }
      onClose={onClose}
      open={open}
      title="Záznam medzitým upravil niekto iný"
    >
      {rows.length === 0 ? (
        <p>Obe verzie hovoria to isté. Môžete pokojne uložiť.</p>
      ) : (
        <>
          <p>
            Verzie sa líšia v&nbsp;{counted(rows.length, PLACES)}. Vyberte, čo má platiť. Vaša verzia prepíše
            len to, čo ste zmenili.
          </p>
          <table className={styles.both}>
            <thead>
              <tr>
                <th scope="col">Údaj</th>
                <th scope="col">Vy</th>
                <th scope="col">Uložené</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, value, other }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value || '–'}</td>
                  <td>{other || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Dialog>
  )
}
