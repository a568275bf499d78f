'use client'
import { type ComponentProps, useState } from 'react'
import { Button } from '@/ui/button'
import { TextInput } from '@/ui/inputs'
import styles from './password.module.css'

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button that shows what is typed; phones do not correct or capitalise it. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const id = props.id ?? `field-${props.name}`
  return (
    <div className={styles.password}>
      <TextInput
        {...props}
        autoCapitalize="none"
        autoCorrect="off"
        maxLength={256}
        spellCheck={false}
        type={shown ? 'text' : 'password'}
      />
      <Button aria-controls={id} look="quiet" onClick={() => setShown(!shown)} small>
        {shown ? 'Skryť heslo' : 'Zobraziť heslo'}
      </Button>
    </div>
  )
}
