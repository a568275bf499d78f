'use client'
import { useState } from 'react'
import type { Problem } from '@/lib/errors'
import { problemOf } from '@/ui/form-errors'
import { PasswordInput } from './password-input.client'
import { PasswordRules } from './password-rules'

interface NewPasswordProps {
  problems: readonly Problem[]
  /** A suffix of the field's id, for a page with several. */
  of?: string
}

/** The field `password` with the password rules shown while typing; its problems are those of `password${of}`. */
export function NewPassword({ problems, of = '' }: NewPasswordProps) {
  const [password, setPassword] = useState('')
  return (
    <div className="stack">
      <PasswordInput
        autoComplete="new-password"
        error={problemOf(problems, `password${of}`)}
        id={of ? `field-password${of}` : undefined}
        label="Nové heslo"
        name="password"
        onChange={(event) => setPassword(event.target.value)}
        required
        value={password}
      />
      <PasswordRules password={password} />
    </div>
  )
}
