'use client'
import { useState } from 'react'
import { useRead } from '@/lib/client/read.client'
import type { FieldProps } from '@/ui/field'
import { type Option, Combobox } from '@/ui/combobox.client'

interface PlayerChoiceProps extends FieldProps {
  /** The id of who is chosen; empty when nobody is. */
  value: string
  /** Their name, when it is known without asking. */
  knownName?: string
  onChoose: (id: string, name: string) => void
}

interface UserListResponse {
  users: { id: string; name: string; category: { name: string } | null }[]
}

/** The office's choice of one player out of all, also of those who left. */
export function PlayerChoice({ value, knownName: called, onChoose, ...field }: PlayerChoiceProps) {
  const [met, setMet] = useState<Option>()
  const name = met?.id === value ? met.name : called
  // A kept draft holds the id alone.
  const asked = useRead<{ user: { name: string } }>(value && name === undefined ? `/users/${value}` : null)
  return (
    <Combobox<UserListResponse>
      {...field}
      onChoose={(option) => {
        setMet(option)
        onChoose(option.id, option.name)
      }}
      optionsOf={({ users }) =>
        users.map(({ category, ...player }) => ({ ...player, detail: category?.name }))
      }
      pathOf={(typed) => `/users?playing=true&size=20&search=${encodeURIComponent(typed)}`}
      value={value ? { id: value, name: name ?? asked.data?.user.name ?? '' } : undefined}
    />
  )
}
