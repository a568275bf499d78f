'use client'
import { FormRows } from '@/ui/form-field.client'
import { FormPart } from '@/ui/form-layout'
import { MEMBERSHIP_ROWS, PLAYER_ROWS } from '../form'
import type { UserFormPartProps } from './user-person.client'

/** The fields of a player and of the membership. */
export function UserPlayer({ form }: UserFormPartProps) {
  return (
    <>
      <FormPart title="Hráč">
        <FormRows form={form} rows={PLAYER_ROWS} />
      </FormPart>
      <FormPart title="Členstvo">
        <FormRows form={form} rows={MEMBERSHIP_ROWS} />
      </FormPart>
    </>
  )
}
