'use client'
import { useState } from 'react'
import { PlayerChoice } from '@/features/users/components/player-choice.client'
import { Select } from '@/ui/inputs'
import { REASONS } from '../labels'
import type { StatementPreview } from '../schema'

interface PlayerOfRowProps {
  /** Tells the field apart from those of other rows. */
  name: string
  choices: StatementPreview['rows'][number]['choices']
  /** A player's id, another word of `others`, or nothing. */
  value: string
  /** What can be chosen beside players: „Nie je členské“; what '' says comes first. */
  others: Readonly<Record<string, string>>
  /** With the player's name, where it is one. */
  onChoose: (value: string, name?: string) => void
}

const OTHER_PLAYER = 'other'

/** Whose money a movement is: one of those it may be of, said in plain view, any other player, or none. */
export function PlayerOfRow({ name, choices, value, others, onChoose }: PlayerOfRowProps) {
  const [searches, setSearches] = useState(false)
  const isListed = value in others || choices.some(({ id }) => id === value)
  return (
    <>
      {choices.map(({ id, name: player, category, reason }) => (
        <p key={id}>
          Návrh: <strong>{player}</strong>
          {category && `, ${category}`} – {REASONS[reason]}
        </p>
      ))}
      <Select
        label="Za koho je"
        name={name}
        onChange={({ target }) => {
          setSearches(target.value === OTHER_PLAYER)
          const chosen = choices.find(({ id }) => id === target.value)
          onChoose(target.value === OTHER_PLAYER ? '' : target.value, chosen?.name)
        }}
        value={searches || (value && !isListed) ? OTHER_PLAYER : value}
      >
        {'' in others && <option value="">{others['']}</option>}
        {choices.map(({ id, name: player, category, reason }) => (
          <option key={id} value={id}>
            {[player, category].filter(Boolean).join(', ')} ({REASONS[reason]})
          </option>
        ))}
        <option value={OTHER_PLAYER}>Iný hráč…</option>
        {Object.entries(others).flatMap(([key, label]) =>
          key ? (
            <option key={key} value={key}>
              {label}
            </option>
          ) : (
            []
          ),
        )}
      </Select>
      {(searches || (value !== '' && !isListed)) && (
        <PlayerChoice
          label="Hráč"
          name={`${name}-player`}
          onChoose={onChoose}
          value={isListed ? '' : value}
        />
      )}
    </>
  )
}
