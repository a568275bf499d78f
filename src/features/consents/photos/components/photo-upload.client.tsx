'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { renewAll, writeCall } from '@/lib/client/writes.client'
import { ApiError } from '@/lib/client/api.client'
import { counted } from '@/lib/plural'
import type { Named } from '@/lib/schema'
import { Button } from '@/ui/button'
import { ErrorLine } from '@/ui/field'
import { FieldRow } from '@/ui/form-layout'
import { FormHead } from '@/ui/form-head.client'
import { Select, TextInput } from '@/ui/inputs'
import type { PhotoView } from '../schema'

interface PhotoUploadProps {
  albums: readonly Named[]
  today: string
  /** Called for each picture as soon as it is stored. */
  onPhoto: (photo: PhotoView) => void
}

const NEW = 'new'
/** After „z“: „z 1 fotky“, „z 3 fotiek“ */
const OF_PHOTOS = ['fotky', 'fotiek', 'fotiek'] as const

/** Many photos at once into an album, a new one or one that is there; they are sent one after another. */
export function PhotoUpload({ albums, today, onPhoto }: PhotoUploadProps) {
  const [chosen, setChosen] = useState(NEW)
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const [sent, setSent] = useState({ done: 0, total: 0 })
  const [failed, setFailed] = useState<readonly { file: File; message: string }[]>([])
  const [made, setMade] = useState<Named>()
  const creation = useSave('POST', '/albums')
  const busy = sent.done < sent.total
  // The page that is rendered anew has the new album among the others.
  const all = made && !albums.some(({ id }) => id === made.id) ? [made, ...albums] : albums

  const send = async (album: Named, files: readonly File[]) => {
    setSent({ done: 0, total: files.length })
    setFailed([])
    for (const [at, file] of files.entries()) {
      const body = new FormData()
      body.set('file', file)
      try {
        const { photo } = await writeCall(`/albums/${album.id}/photos`, { method: 'POST', body, shown: true })
        onPhoto(photo)
      } catch (error) {
        const message = error instanceof ApiError ? error.message : 'Fotku sa nepodarilo poslať.'
        setFailed((others) => [...others, { file, message }])
      }
      setSent({ done: at + 1, total: files.length })
    }
    // How many photos wait is on the page's tabs.
    renewAll()
  }
  const albumOf = async (form: HTMLFormElement): Promise<Named | undefined> => {
    const existing = all.find(({ id }) => id === chosen)
    if (existing) return existing
    const typed = new FormData(form)
    const result = await creation.save({ title: String(typed.get('title')), date: String(typed.get('date')) })
    if (!result) return undefined
    setMade(result.album)
    setChosen(result.album.id)
    return result.album
  }
  const submit = async (form: HTMLFormElement) => {
    const album = await albumOf(form)
    if (!album) return
    await send(album, waiting)
    // Those that did not arrive have a button of their own.
    setWaiting([])
    form.querySelector<HTMLInputElement>('[name=files]')!.value = ''
  }
  const retry = all.find(({ id }) => id === chosen)
  return (
    <form className="stack" {...creation.formProps(submit)}>
      <FormHead problems={creation.problems} />
      <FieldRow>
        <Select label="Album" name="album" onChange={({ target }) => setChosen(target.value)} value={chosen}>
          <option value={NEW}>Nový album</option>
          {all.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {chosen === NEW && (
          <>
            <TextInput label="Názov albumu" maxLength={100} name="title" required />
            <TextInput defaultValue={today} label="Deň" name="date" required type="date" />
          </>
        )}
      </FieldRow>
      <TextInput
        accept="image/jpeg,image/png,image/webp"
        hint="JPG, PNG alebo WebP, každá najviac 10 MB. Môžete ich vybrať naraz."
        label="Fotky"
        multiple
        name="files"
        onChange={({ target }) => setWaiting([...(target.files ?? [])])}
        required
        type="file"
      />
      <div className="row">
        <Button busy={busy} type="submit">
          {waiting.length > 0
            ? `Nahrať ${counted(waiting.length, ['fotku', 'fotky', 'fotiek'])}`
            : 'Nahrať fotky'}
        </Button>
        <p role="status">
          {sent.total > 0 && `Nahraté ${sent.done - failed.length} z ${counted(sent.total, OF_PHOTOS)}.`}
        </p>
      </div>
      {failed.map(({ file, message }) => (
        <ErrorLine key={file.name} role="alert">
          {file.name}: {message}
        </ErrorLine>
      ))}
      {failed.length > 0 && !busy && retry && (
        <Button
          look="line"
          onClick={() =>
            void send(
              retry,
              failed.map(({ file }) => file),
            )
          }
        >
          Skúsiť znova {counted(failed.length, ['fotku', 'fotky', 'fotiek'])}
        </Button>
      )}
    </form>
  )
}
