import { StatePill } from '@/ui/state-pill.client'
import { PHOTO_SIGNS } from '../../labels'
import type { PhotoView } from '../schema'

/** Whether a picture may be on the site; when it stays inside, because of whom. */
export function PhotoState({ photo: { shows, isPublic, people, missing } }: { photo: PhotoView }) {
  if (shows === null || (shows === 'people' && people.length === 0))
    return (
      <StatePill mark="waiting" tone="warn">
        Zostáva dnu, kým nepoviete, kto na nej je
      </StatePill>
    )
  if (!isPublic)
    return (
      <StatePill mark="no" tone="bad">
        {missing.length > 0 ? `Zostáva dnu, súhlas nemá: ${missing.join(', ')}` : 'Zostáva dnu'}
      </StatePill>
    )
  const offline = people.filter(({ sign }) => sign === 'noSocial').map(({ name }) => name)
  return (
    <>
      <StatePill mark="yes" tone="ok">
        Smie byť na webe
      </StatePill>
      {offline.length > 0 && (
        <StatePill mark="warn" tone="warn">
          {PHOTO_SIGNS.noSocial}: {offline.join(', ')}
        </StatePill>
      )}
    </>
  )
}
