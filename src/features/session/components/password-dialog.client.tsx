'use client'
import { type ReactNode, useId } from 'react'
import type { Save } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { FormErrors, problemOf } from '@/ui/form-errors'
import { PasswordInput } from './password-input.client'

interface PasswordDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** The call, whose field of the password is `currentPassword`. */
  call: Pick<Save<unknown, unknown>, 'saving' | 'problems' | 'formProps'>
  onSend: (currentPassword: string) => unknown
  /** „Zlúčiť natrvalo“ */
  act: string
  /** What the act does. */
  children: ReactNode
  /** Below the password. */
  further?: ReactNode
}

/** Asks for one's own password before an act that cannot be undone. */
export function PasswordDialog({ open, onClose, title, call, onSend, act, ...parts }: PasswordDialogProps) {
  const id = useId()
  const { saving, problems, formProps } = call
  const send = (form: HTMLFormElement) => onSend(String(new FormData(form).get('currentPassword') ?? ''))
  return (
    <Dialog
      actions={
        <Button busy={saving} form={id} look="danger" type="submit">
          {act}
        </Button>
      }
      onClose={onClose}
      open={open}
      title={title}
    >
      {parts.children}
      <form className="stack" id={id} {...formProps(send)}>
        <FormErrors problems={problems} sends />
        <PasswordInput
          autoComplete="current-password"
          error={problemOf(problems, 'currentPassword')}
          hint="Potvrďte, že ste to vy."
          label="Vaše heslo"
          name="currentPassword"
          required
        />
      </form>
      {parts.further}
    </Dialog>
  )
}
