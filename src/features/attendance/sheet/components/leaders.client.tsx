'use client'
import { useState } from 'react'
import type { LeadersView } from '@/features/events/leaders/schema'
import { useRead } from '@/lib/client/read.client'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import { ErrorLine } from '@/ui/field'
import { type Fact, FactList } from '@/ui/fact-list'
import { Select } from '@/ui/inputs'

/** Who leads an event and who stands in; its trainers hand it over to a colleague here, and take it back. */
export function Leaders({ event, onClose }: { event: string; onClose: () => void }) {
  const path = `/events/${event}/leaders` as const
  const { data, error, refetch } = useRead(path, { fresh: true })
  const [chosen, setChosen] = useState('')
  const { save, saving, problems } = useSave('POST', `/events/${event}/substitute`, {
    shown: true,
    onDone: () => {
      setChosen('')
      void refetch()
    },
  })
  const seen = data?.substitute?.id ?? null
  const set = async (substitute: string | null) => {
    // Somebody else has changed it: what is shown is read again.
    if (!(await save({ substitute, seen }))) void refetch()
  }
  return (
    <Dialog
      actions={
        data?.right === 'handsOver' && (
          <Button busy={saving} disabled={!chosen} onClick={() => void set(chosen)}>
            Odovzdať kolegovi
          </Button>
        )
      }
      back="Zavrieť"
      onClose={onClose}
      open
      title="Kto vedie"
    >
      <DialogErrors problems={problems} />
      {error && <ErrorLine role="alert">{error.message}</ErrorLine>}
      {!data && !error && <p className="soft">Načítavam…</p>}
      {data && (
        <>
          <FactList facts={factsOf(data)} />
          {data.substitute && data.right !== 'none' && (
            <Button busy={saving} look="line" onClick={() => void set(null)}>
              {data.right === 'handsOver' ? 'Vziať si späť' : 'Vrátiť trénerovi'}
            </Button>
          )}
          {data.right === 'handsOver' && (
            <Select
              hint="Príde mu správa. Uvidí mená hráčov a zapíše dochádzku tejto udalosti, kontakty na rodiny nie. Hodiny sa rátajú jemu."
              label="Odovzdať kolegovi"
              name="substitute"
              onChange={({ target }) => setChosen(target.value)}
              value={chosen}
            >
              <option value="">Vyberte trénera</option>
              {data.colleagues
                .filter(({ id }) => id !== seen)
                .map(({ id, name, detail }) => (
                  <option key={id} value={id}>
                    {[name, detail].filter(Boolean).join(' · ')}
                  </option>
                ))}
            </Select>
          )}
        </>
      )}
    </Dialog>
  )
}

const factsOf = ({ trainers, substitute }: LeadersView): Fact[] => [
  [
    trainers.length > 1 ? 'Tréneri' : 'Tréner',
    trainers.map(({ name }) => name).join(', ') || 'nie je určený',
  ],
  ['Zastupuje', substitute?.name ?? 'nikto'],
]
