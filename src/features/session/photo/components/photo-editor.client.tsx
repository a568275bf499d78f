'use client'
import { lazy, useEffect, useRef, useState } from 'react'
import type { PictureView } from '@/fields/picture-schema'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import { LazyBoundary, MissingPart } from '@/ui/lazy-boundary.client'
import { Picture } from '@/ui/picture'
import styles from './photo.module.css'

// The cropping part is loaded when a picture was chosen.
const PhotoCrop = lazy(async () => ({ default: (await import('./photo-crop.client')).PhotoCrop }))

const FORMATS = 'image/jpeg,image/png,image/webp'

interface PhotoEditorProps {
  id: string
  name: string
  photo: PictureView | null
  /** Who will see the photo. */
  hint: string
}

/** The first letters of a name: „JĽ“. */
const initials = (name: string): string =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('')

/** A person's photo: chosen or taken, cropped, replaced, removed. */
export function PhotoEditor({ id, name, photo, hint }: PhotoEditorProps) {
  const [chosen, setChosen] = useState<string>()
  const set = useSave('POST', `/users/${id}/photo`, {
    done: `Fotka je uložená: ${name}.`,
    onDone: () => setChosen(undefined),
  })
  const remove = useSave('DELETE', `/users/${id}/photo`, { done: `Fotka je odstránená: ${name}.` })
  useEffect(() => {
    if (!chosen) return
    return () => URL.revokeObjectURL(chosen)
  }, [chosen])
  const take = (file: File | undefined) => file && setChosen(URL.createObjectURL(file))
  return (
    <div className={styles.editor}>
      <span className={`${styles.round} ${styles.large}`}>
        {photo ? (
          <Picture className={styles.face} picture={{ ...photo, alt: `Fotka: ${name}` }} sizes="112px" />
        ) : (
          <span aria-hidden="true" className={styles.nobody}>
            {initials(name)}
          </span>
        )}
      </span>
      <div className={styles.acts}>
        <p className="soft">{hint}</p>
        <div className="row">
          <PickButton label={photo ? 'Vybrať inú' : 'Vybrať fotku'} name={name} onFile={take} />
          <span className={styles.camera}>
            <PickButton camera label="Odfotiť" name={name} onFile={take} />
          </span>
          {photo && (
            <Button
              aria-label={`Odstrániť fotku: ${name}`}
              busy={remove.saving}
              look="quiet"
              onClick={() => void remove.save()}
            >
              Odstrániť
            </Button>
          )}
        </div>
      </div>
      <Dialog late onClose={() => setChosen(undefined)} open={chosen !== undefined} title={`Fotka: ${name}`}>
        <DialogErrors problems={set.problems} />
        {chosen && (
          <LazyBoundary fallback={<MissingPart />}>
            <PhotoCrop
              address={chosen}
              onReady={(picture) => void set.save({ picture })}
              saving={set.saving}
            />
          </LazyBoundary>
        )}
      </Dialog>
    </div>
  )
}

interface PickButtonProps {
  label: string
  name: string
  /** Opens the phone's camera. */
  camera?: boolean
  onFile: (file: File | undefined) => void
}

/** A button that opens the browser's choice of files; the same file can be chosen again. */
function PickButton({ label, name, camera, onFile }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button aria-label={`${label}: ${name}`} look="line" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        accept={FORMATS}
        aria-hidden="true"
        capture={camera ? 'user' : undefined}
        className={styles.file}
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
    </>
  )
}
