'use client'
import { FormField } from '@/ui/form-field.client'
import { FieldRow, FormPart } from '@/ui/form-layout'
import type { UserFormPartProps } from './user-person.client'

/** The fields of a player and of the membership. */
export function UserPlayer({ form }: UserFormPartProps) {
  return (
    <>
      <FormPart title="Hráč">
        <FieldRow>
          <FormField form={form} name="category" />
          <FormField form={form} name="secondCategory" />
        </FieldRow>
        <FieldRow>
          <FormField form={form} name="birthDate" />
          <FormField form={form} name="jerseyNumber" />
          <FormField form={form} name="position" />
        </FieldRow>
        <FieldRow>
          <FormField form={form} name="registrationNumber" />
          <FormField form={form} name="medicalValidUntil" />
        </FieldRow>
      </FormPart>
      <FormPart title="Členstvo">
        <FieldRow>
          <FormField form={form} name="joinedAt" />
          <FormField form={form} name="feePausedUntil" />
        </FieldRow>
        <FormField form={form} name="trialUntil" />
      </FormPart>
    </>
  )
}
