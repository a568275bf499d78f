'use client'
import { useState } from 'react'
import { useRead } from '@/lib/client/read.client'
import type { FieldProps } from '@/ui/field'
import { type Option, Combobox } from '@/ui/combobox.client'

interface PlayerChoiceProps extends FieldProps {
  /** The chosen player's id; empty when none is. */
  value: string
  /** The chosen player's name; without it the name is fetched. */
  knownName?: string
  onChoose: (id: string, name: string) => void
}

/** The office's choice of one player out of all, the inactive included. */
export function PlayerChoice({ value, knownName, onChoose, ...field }: PlayerChoiceProps) {
  const [chosen, setChosen] = useState<Option>()
  const name = chosen?.id === value ? chosen.name : knownName
  // A restored draft has only the id.
  const player = useRead(value && name === undefined ? `/users/${value}` : null)
  return (
    <Combobox
      {...field}
      onChoose={(option) => {
        setChosen(option)
        onChoose(option.id, option.name)
      }}
      optionsOf={({ users }) =>
        users.map(({ category, ...player }) => ({ ...player, detail: category?.name }))
      }
      path="/users?playing=true&size=20"
      value={value ? { id: value, name: name ?? player.data?.user.name ?? '' } : undefined}
    />
  )
}
