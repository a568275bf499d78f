'use client'

import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { ChevronLeft, ChevronRight, Close } from '@/ui/icons.client'
import { Picture } from '@/ui/picture'
import type { AlbumView } from '../views'
import styles from './lightbox.module.css'

type LightboxProps = Pick<AlbumView, 'photos' | 'title' | 'before' | 'total'>

/** Photos as links to their files; with scripts one opens in a dialog with previous and next, also by arrow keys. */
export function Lightbox({ photos, title, before, total }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState<number>()
  const photo = at === undefined ? undefined : photos[at]
  const open = (event: MouseEvent, index: number) => {
    // The browser opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setAt(index)
    dialog.current?.showModal()
  }
  const move = (by: number) => setAt((now = 0) => (now + by + photos.length) % photos.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1)
    if (key === 'ArrowLeft') move(-1)
  }
  return (
    <>
      <ul className={styles.wall}>
        {photos.map((each, index) => (
          <li key={each.id}>
            <a className={styles.photo} href={each.src} onClick={(event) => open(event, index)}>
              <Picture
                cover
                eager={index === 0}
                picture={each}
                sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 50vw"
              />
            </a>
          </li>
        ))}
      </ul>
      <dialog
        aria-label={`Galéria: ${title}`}
        className={styles.dialog}
        onClose={() => setAt(undefined)}
        onKeyDown={onKeyDown}
        ref={dialog}
      >
        {photo && at !== undefined && (
          <>
            <Picture className={styles.large} picture={photo} sizes="100vw" />
            <div className={styles.bar}>
              <button aria-label="Predchádzajúca fotka" onClick={() => move(-1)} type="button">
                <ChevronLeft />
              </button>
              <p aria-live="polite">
                Fotka {before + at + 1} z&nbsp;{total}
                <span className={styles.alt}>{photo.alt}</span>
              </p>
              <button aria-label="Ďalšia fotka" onClick={() => move(1)} type="button">
                <ChevronRight />
              </button>
              <button aria-label="Zavrieť galériu" onClick={() => dialog.current?.close()} type="button">
                <Close />
              </button>
            </div>
          </>
        )}
      </dialog>
    </>
  )
}
