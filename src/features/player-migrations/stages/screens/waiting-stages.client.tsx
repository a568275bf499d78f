'use client'
import { useState } from 'react'
import { useRead } from '@/lib/client/read.client'
import { counted } from '@/lib/plural'
import type { Named } from '@/lib/schema'
import { Button } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { Skeleton } from '@/ui/skeleton'
import { StatePill } from '@/ui/state-pill.client'
import { ActList } from '../../components/act-list'
import { MoveList } from '../../components/move-list'
import { PLAYERS } from '../../labels'
import type { MigrationView } from '../../schema'
import styles from '../../screens/migration.module.css'
import { PILLS, stateWords } from '../labels'
import { ActDialog } from './act-dialog.client'
import { AddDialog } from './add-dialog.client'
import { ChangeDialog } from './change-dialog.client'

type Act = 'change' | 'add' | 'perform' | 'cancel'

/** Migrations that wait, each with its day; one can be changed, added to, performed at once and cancelled. */
export function WaitingStages({ categories }: { categories: readonly Named[] }) {
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
              </p>
              <StatePill {...PILLS[stage.state]}>{stateWords(stage)}</StatePill>
            </div>
            <ActList migration={stage} />
            <MoveList migration={stage} />
            <div className="row">
              <Button look="line" onClick={() => setOpen({ act: 'change', stage })} small>
                {stage.dueOn ? 'Zmeniť alebo odložiť' : 'Zmeniť alebo naplánovať'}
              </Button>
              <Button look="line" onClick={() => setOpen({ act: 'add', stage })} small>
                Pridať hráčov
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
      {open?.act === 'add' && (
        <AddDialog categories={categories} key={open.stage.id} onClose={close} stage={open.stage} />
      )}
      {(open?.act === 'perform' || open?.act === 'cancel') && (
        <ActDialog act={open.act} key={open.stage.id} onClose={close} stage={open.stage} />
      )}
    </>
  )
}
