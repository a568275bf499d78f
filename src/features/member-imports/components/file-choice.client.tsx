'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { FormHead } from '@/ui/form-head.client'
import { TextInput } from '@/ui/inputs'
import type { FileView } from '../schema'

interface FileChoiceProps {
  /** Whether a file is open already. */
  again: boolean
  onRead: (file: FileView) => void
}

/** Chooses a spreadsheet; the server reads it and stores nothing. */
export function FileChoice({ again, onRead }: FileChoiceProps) {
  const [file, setFile] = useState<File>()
  const { save, saving, problems, formProps } = useSave('POST', '/memberImports/file', {
    asks: true,
    onDone: (response) => onRead(response.file),
  })
  const read = async () => {
    const body = new FormData()
    body.set('file', file!)
    await save(body as never)
  }
  return (
    <form className="stack" {...formProps(read)}>
      <FormHead problems={problems} />
      <TextInput
        accept=".xlsx,.csv,.txt,text/csv"
        hint="Excel (.xlsx) alebo CSV, najviac 10 MB a 3 100 riadkov. Jeden riadok je jeden hráč, rodičia sú v stĺpcoch vedľa neho."
        label="Tabuľka členov"
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
