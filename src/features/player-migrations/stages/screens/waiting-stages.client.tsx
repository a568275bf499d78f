'use client'
import { useState } from 'react'
import { useRead } from '@/lib/client/read.client'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { Skeleton } from '@/ui/skeleton'
import { StatePill } from '@/ui/state-pill.client'
import { MoveList } from '../../components/move-list'
import { PLAYERS } from '../../labels'
import type { MigrationView } from '../../schema'
import styles from '../../screens/migration.module.css'
import { PILLS, stateWords } from '../labels'
import { ActDialog } from './act-dialog.client'
import { ChangeDialog } from './change-dialog.client'

type Act = 'change' | 'perform' | 'cancel'

/** Migrations that wait, each with its day; one can be changed, performed at once and cancelled. */
export function WaitingStages() {
  const { data, error, refetch } = useRead('/playerMigrations/stages')
  const [open, setOpen] = useState<{ act: Act; stage: MigrationView }>()
  const close = () => setOpen(undefined)
  if (error && !data)
    return (
      <Empty
        action={<Button onClick={() => refetch()}>Skúsiť znova</Button>}
        title="Údaje sa nepodarilo načítať."
      />
    )
  if (!data) return <Skeleton />
  if (data.migrations.length === 0)
    return <p className="soft">Žiadny presun nečaká. Pripraviť ho môžete vyššie, aj po častiach.</p>
  return (
    <>
      <ul className={styles.list}>
        {data.migrations.map((stage) => (
          <li key={stage.id}>
            <div className={styles.line}>
              <p>
                <strong>
                  {counted(stage.moves.length, PLAYERS)} · sezóna {stage.season}
                </strong>
                <br />
                <span className="soft">{stage.performedBy}</span>
              </p>
              <StatePill {...PILLS[stage.state]}>{stateWords(stage)}</StatePill>
            </div>
            <MoveList migration={stage} />
            <div className="row">
              <Button look="line" onClick={() => setOpen({ act: 'change', stage })} small>
                {stage.dueOn ? 'Zmeniť alebo odložiť' : 'Zmeniť alebo naplánovať'}
              </Button>
              <Button look="line" onClick={() => setOpen({ act: 'perform', stage })} small>
                Presunúť hneď
              </Button>
              <Button look="quiet" onClick={() => setOpen({ act: 'cancel', stage })} small>
                Zrušiť presun
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {open?.act === 'change' && <ChangeDialog key={open.stage.id} onClose={close} stage={open.stage} />}
      {open && open.act !== 'change' && (
        <ActDialog act={open.act} key={open.stage.id} onClose={close} stage={open.stage} />
      )}
    </>
  )
}
