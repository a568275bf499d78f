'use client'
import { useState } from 'react'
import { ApiError, apiFetch } from '@/lib/client/api.client'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { Skeleton } from '@/ui/skeleton'
import { NewFeeForm, type PlayerGroup } from './new-fee-form.client'

interface People {
  data: {
    category: { name: string }
    players: { id: string; name: string }[]
  }[]
}

/** A fee outside the monthly run: a kit, a camp, or what was forgotten. Players are asked for when they are needed. */
export function NewFee({ season, today }: { season: string; today: string }) {
  const [open, setOpen] = useState(false)
  const [groups, setGroups] = useState<PlayerGroup[]>()
  const [problem, setProblem] = useState('')
  const show = async () => {
    setOpen(true)
    setProblem('')
    try {
      const { data } = await apiFetch<People>('/users/allUsersByCategory')
      setGroups(data.map(({ category, players }) => ({ name: category.name, players })))
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'Hráčov sa nepodarilo načítať.')
    }
  }
  const close = () => setOpen(false)
  return (
    <>
      <Button look="line" onClick={() => void show()}>
        Nový predpis
      </Button>
      <Dialog onClose={close} open={open} title="Nový predpis">
        {problem && <p role="alert">{problem}</p>}
        {groups ? (
          <NewFeeForm groups={groups} onSaved={close} season={season} today={today} />
        ) : (
          !problem && <Skeleton height="3rem" rows={4} />
        )}
      </Dialog>
    </>
  )
}
