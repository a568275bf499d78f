'use client'
import { useSave } from '@/lib/client/save.client'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { FormErrors } from '@/ui/form-errors'
import { MOVED_PLAYERS } from '../../labels'
import type { MigrationView } from '../../schema'

interface ActDialogProps {
  act: 'perform' | 'cancel'
  stage: MigrationView
  onClose: () => void
}

const WORDS = {
  perform: {
    press: 'Presunúť hneď',
    done: 'Presun prebehol.',
    says: 'Presun sa vykoná teraz. Kto medzitým zmenil kategóriu alebo odišiel, bude vynechaný; uvidíte ho v histórii, kde môžete presun 14\u00a0dní vrátiť.',
  },
  cancel: {
    press: 'Zrušiť presun',
    done: 'Presun bol zrušený.',
    says: 'Nikto sa nepresunie. Zrušený presun zostane v histórii.',
  },
} as const

/** Asks before a stage that waits is performed at once, or cancelled. */
export function ActDialog({ act, stage, onClose }: ActDialogProps) {
  const { press, done, says } = WORDS[act]
  const { save, saving, problems } = useSave('POST', `/playerMigrations/${stage.id}/${act}`, {
    done,
    onDone: onClose,
  })
  const players = counted(stage.moves.length, MOVED_PLAYERS)
  return (
    <Dialog
      actions={
        <Button
          busy={saving}
          look={act === 'cancel' ? 'danger' : 'primary'}
          onClick={() => save({ seen: stage.updatedAt })}
        >
          {press}
        </Button>
      }
      onClose={onClose}
      open
      title={act === 'perform' ? `Presunúť ${players} hneď?` : `Zrušiť presun pre ${players}?`}
    >
      <FormErrors problems={problems} />
      <p>{says}</p>
    </Dialog>
  )
}
