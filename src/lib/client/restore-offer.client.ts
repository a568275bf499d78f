import { useState } from 'react'
import { ApiError } from './api.client'
import { showError } from './show-error.client'

/** What can be restored from the trash instead of being created. */
export interface RestoreOffer {
  /** The button's label, which names the row: „Obnoviť predpis na 65,00 €“. */
  label: string
  run: () => Promise<void>
}

/** A row in the trash as a 409 names it. */
interface Trashed {
  id: string
  trashed?: boolean
  restores?: string
}

interface TrashedRow {
  /** Takes the row an error names as being in the trash; without one withdraws the offer. */
  hold: (error?: unknown) => void
  offer: RestoreOffer | undefined
}

/** The row in the trash with which a form's input conflicts, offered to be restored by `run`; when that fails, a toast says why. */
export const useRestoreOffer = (run: (id: string) => Promise<void>): TrashedRow => {
  const [held, setHeld] = useState<Trashed>()
  return {
    hold: (error) => {
      const current =
        error instanceof ApiError && error.status === 409
          ? (error.body.current as Trashed | undefined)
          : undefined
      setHeld(current?.trashed ? current : undefined)
    },
    offer: held && {
      label: held.restores ?? 'Obnoviť z\u00a0koša',
      run: () => run(held.id).catch(showError),
    },
  }
}
