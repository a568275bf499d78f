'use client'
import { type ReactNode, useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { counted } from '@/lib/plural'
import type { Named } from '@/lib/schema'
import { classes } from '@/ui/class-names'
import { Picture } from '@/ui/picture'
import { PhotoState } from '../components/photo-state'
import { PhotoUpload } from '../components/photo-upload.client'
import { WhoIsInIt } from '../components/who-is-in-it.client'
import type { PhotoView } from '../schema'
import styles from './photo-desk.module.css'

interface PhotoDeskProps {
  photos: readonly PhotoView[]
  albums: readonly Named[]
  today: string
  /** Shown when there are no photos. */
  empty?: ReactNode
}

const RECENT = 12

/** The people last named, the latest first. */
const recentOf = (said: readonly (readonly Named[])[]): Named[] => {
  const byId = new Map(said.flat().map((person) => [person.id, person]))
  return [...byId.values()].slice(0, RECENT)
}

/** The next photo of which nobody has said who is in it, else the first such one, else the same. */
const nextUnsaid = (photos: readonly PhotoView[], at: number): number => {
  const after = photos.findIndex(({ shows }, index) => index > at && shows === null)
  const any = after >= 0 ? after : photos.findIndex(({ shows }) => shows === null)
  return any >= 0 ? any : at
}

/** Uploads photos, and goes through them one by one: who is in it, or nobody. A saved one leads to the next. */
export function PhotoDesk({ photos: first, albums, today, empty }: PhotoDeskProps) {
  const [{ photos, at }, setDesk] = useState({ photos: first, at: 0 })
  const [said, setSaid] = useState<readonly (readonly Named[])[]>(() =>
    first.filter(({ people }) => people.length > 0).map(({ people }) => people),
  )
  // As the page was opened: it stays open over what is uploaded.
  const [isOpen] = useState(first.length === 0)
  const photo = photos[at]
  const { save, saving } = useSave('PATCH', `/photos/${photo?.id ?? ''}`, { shown: true })
  const left = photos.filter(({ shows }) => shows === null).length

  const say = async (shows: 'nobody' | 'people', people: readonly Named[]) => {
    if (!photo) return
    const body = { shows, people: people.map(({ id }) => id), updatedAt: photo.updatedAt }
    const result = await save(body)
    if (!result) return
    // Uploaded photos may have arrived meanwhile, and another one may have been chosen.
    setDesk((now) => {
      const all = now.photos.map((each) => (each.id === photo.id ? result.photo : each))
      return { photos: all, at: all[now.at]?.id === photo.id ? nextUnsaid(all, now.at) : now.at }
    })
    if (people.length > 0) setSaid((earlier) => [people, ...earlier])
  }
  return (
    <>
      <details className={styles.upload} open={isOpen}>
        <summary>Nahrať fotky do albumu</summary>
        <PhotoUpload
          albums={albums}
          onPhoto={(added) => setDesk((now) => ({ ...now, photos: [...now.photos, added] }))}
          today={today}
        />
      </details>
      <p aria-live="polite" className={styles.left}>
        {photos.length > 0 &&
          (left > 0
            ? `Ešte treba povedať: ${counted(left, ['fotka', 'fotky', 'fotiek'])}.`
            : 'Všetky tieto fotky sú vybavené.')}
      </p>
      {photo ? (
        <div className={styles.desk}>
          <figure className={styles.photo}>
            {photo.picture && (
              <Picture eager picture={photo.picture} sizes="(min-width: 64rem) 44rem, 100vw" />
            )}
            <figcaption>
              <PhotoState photo={photo} />
              <span className="soft">{photo.alt}</span>
            </figcaption>
          </figure>
          <WhoIsInIt
            before={said[0] ?? []}
            onSay={(shows, people) => void say(shows, people)}
            photo={photo}
            recent={recentOf(said)}
            saving={saving}
          />
        </div>
      ) : (
        empty
      )}
      {photos.length > 1 && (
        <ol aria-label="Fotky na tejto strane" className={styles.strip}>
          {photos.map((each, index) => (
            <li key={each.id}>
              <button
                aria-current={index === at || undefined}
                aria-label={`${index + 1}. fotka, ${each.shows === null ? 'treba povedať' : each.isPublic ? 'smie byť na webe' : 'zostáva dnu'}`}
                className={classes(
                  styles.thumb,
                  each.shows !== null && (each.isPublic ? styles.isPublic : styles.inside),
                )}
                onClick={() => setDesk((now) => ({ ...now, at: index }))}
                type="button"
              >
                {each.picture && <Picture cover picture={{ ...each.picture, alt: '' }} sizes="5rem" />}
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
