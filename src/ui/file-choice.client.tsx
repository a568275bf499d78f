'use client'
import { useState } from 'react'
import type { Save } from '@/lib/client/save.client'
import { Button } from './button'
import { FormHead } from './form-head.client'
import { TextInput } from './inputs'

interface FileChoiceProps extends Pick<Save<unknown, unknown>, 'saving' | 'problems' | 'formProps'> {
  label: string
  hint: string
  /** What the browser offers: „.xlsx,.csv“. */
  accept: string
  /** Whether a file is open already. */
  again: boolean
  /** Sends the chosen file, as the field `file`. */
  onSend: (form: FormData) => unknown
}

/** Chooses a file that the server only reads. */
export function FileChoice(props: FileChoiceProps) {
  const { again, onSend, saving, problems, formProps, ...field } = props
  const [file, setFile] = useState<File>()
  const send = () => {
    const form = new FormData()
    form.set('file', file!)
    return onSend(form)
  }
  return (
    <form className="stack" {...formProps(send)}>
      <FormHead problems={problems} />
      <TextInput
        {...field}
        name="file"
        onChange={({ target }) => setFile(target.files?.[0])}
        required
        type="file"
      />
      <div>
        <Button busy={saving} look={again ? 'line' : 'primary'} type="submit">
          {again ? 'Načítať iný súbor' : 'Načítať súbor'}
        </Button>
      </div>
    </form>
  )
}
