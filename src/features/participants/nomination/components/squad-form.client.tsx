'use client'
import { useState } from 'react'
import { ApiError } from '@/lib/client/api.client'
import { showError } from '@/lib/client/show-error.client'
import { toast } from '@/lib/client/toast.client'
import { writeCall } from '@/lib/client/writes.client'
import { plural } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Checkbox, TextInput } from '@/ui/inputs'
import { Segmented } from '@/ui/segmented'
import { SQUAD_ORDERS, type SquadOrder } from '../labels'
import { afterTap, changesOf, type Choice, chosenOf, inSquadOrder, silentOf, withAllComing } from '../rules'
import type { Candidate, Candidates, NominationConflict } from '../schema'
import { SquadConflicts } from './squad-conflicts'
import styles from './squad-form.module.css'
import { SquadTable } from './squad-table'
import { useTellsFamilies } from './tells-families.client'

interface SquadFormProps extends Candidates {
  event: string
  onClose: () => void
}

const MOST_PLACES = 60
const ORDERS = Object.entries(SQUAD_ORDERS).map(([value, label]) => ({ value, label }))

/** The nomination of a whole squad: a tap for each who plays, saved in one act. A refusal keeps what was chosen. */
export function SquadForm({ event, onClose, candidates: given, squadSize }: SquadFormProps) {
  const notify = useTellsFamilies()
  const [candidates, setCandidates] = useState<readonly Candidate[]>(given)
  const [choice, setChoice] = useState<Choice>({})
  const [order, setOrder] = useState<SquadOrder>('fair')
  const [silentOnly, setSilentOnly] = useState(false)
  const [othersOut, setOthersOut] = useState(false)
  const [size, setSize] = useState(String(squadSize))
  const [conflicts, setConflicts] = useState<readonly NominationConflict[]>([])
  const [saving, setSaving] = useState(false)
  const count = (place: 'in' | 'substitute') =>
    candidates.filter((each) => chosenOf(choice, each) === place).length
  const nominated = count('in')
  const places = Math.min(MOST_PLACES, Math.max(1, Math.round(Number(size)) || squadSize))
  const over = nominated - places
  const changes = changesOf(choice, candidates, othersOut)
  const isChanged = changes.length > 0 || places !== squadSize
  const silent = silentOf(candidates)
  const undecided = candidates.some((each) => chosenOf(choice, each) === null)

  /** What somebody else has stored is what is seen from now on; mine stays chosen, or theirs is taken. */
  const resolve = ({ player, theirs }: NominationConflict, keepMine: boolean) => {
    const own = candidates.find((each) => each.player.id === player)!
    const mine = chosenOf(choice, own)
    setCandidates(candidates.map((each) => (each === own ? { ...each, nomination: theirs } : each)))
    setChoice({ ...choice, [player]: keepMine ? mine : theirs })
    setConflicts(conflicts.filter((each) => each.player !== player))
  }
  const save = async () => {
    setSaving(true)
    try {
      const squad = places === squadSize ? {} : { squadSize: places }
      await writeCall(`/events/${event}/nomination`, {
        method: 'POST',
        body: { notify, players: changes, ...squad },
      })
      toast.success('Nominácia bola uložená.')
      onClose()
    } catch (error) {
      const found = error instanceof ApiError ? error.body.conflicts : undefined
      if (Array.isArray(found)) setConflicts(found as NominationConflict[])
      else showError(error)
    } finally {
      setSaving(false)
    }
  }
  return (
    <div className={styles.editor}>
      <SquadConflicts
        candidates={candidates}
        conflicts={conflicts}
        mineOf={(candidate) => chosenOf(choice, candidate)}
        onResolve={resolve}
      />
      <div className={styles.tools}>
        <Button look="line" onClick={() => setChoice(withAllComing(choice, candidates))}>
          Nominovať všetkých, ktorí prídu
        </Button>
        <TextInput
          inputMode="numeric"
          label="Počet miest"
          max={MOST_PLACES}
          min={1}
          name="squadSize"
          onChange={(change) => setSize(change.target.value)}
          type="number"
          value={size}
        />
      </div>
      <div className={styles.tools}>
        <Segmented
          legend="Zoradiť podľa"
          name="order"
          onChange={(value) => setOrder(value as SquadOrder)}
          options={ORDERS}
          value={order}
        />
        {silent.length > 0 && (
          <Checkbox
            checked={silentOnly}
            label={`Len bez odpovede (${silent.length})`}
            name="silent"
            onChange={(change) => setSilentOnly(change.target.checked)}
          />
        )}
      </div>
      {order === 'fair' && (
        <p className="soft">Najprv tí, ktorí prídu, a medzi nimi tí, ktorí boli v sezóne najviac mimo.</p>
      )}
      <SquadTable
        candidates={inSquadOrder(silentOnly ? silent : candidates, order)}
        chosenOf={(candidate) => chosenOf(choice, candidate)}
        onTap={(candidate, place) => setChoice(afterTap(choice, candidate, place))}
        order={order}
      />
      {undecided && (
        <Checkbox
          checked={othersOut}
          label="Ostatných označiť mimo nominácie"
          name="others-out"
          onChange={(change) => setOthersOut(change.target.checked)}
        />
      )}
      <div className={`no-print ${styles.bar}`} data-bottom-bar>
        <p>
          <span role="status">
            <strong>
              Nominovaní {nominated} z {places}
            </strong>{' '}
            · náhradníci {count('substitute')}
          </span>
          {over > 0 && (
            <span className={styles.over}>
              O {over} viac, ako je {plural(places, ['miesto', 'miesta', 'miest'])}.
            </span>
          )}
          {conflicts.length > 0 && <span className={styles.over}>Čaká na vaše rozhodnutie hore.</span>}
        </p>
        <Button
          busy={saving}
          disabled={!saving && (!isChanged || conflicts.length > 0)}
          onClick={() => void save()}
        >
          Uložiť nomináciu
        </Button>
      </div>
    </div>
  )
}
