import { StatePill } from '@/ui/state-pill.client'
import type { PhotoView } from '../schema'

/** Whether a picture may be on the site; when it stays inside, because of whom. */
export function PhotoState({ photo: { shows, isPublic, people } }: { photo: PhotoView }) {
  if (shows === null)
    return (
      <StatePill mark="waiting" tone="warn">
        Zostáva dnu, kým nepoviete, kto na nej je
      </StatePill>
    )
  if (isPublic)
    return (
      <StatePill mark="yes" tone="ok">
        Smie byť na webe
      </StatePill>
    )
  const refusing = people.filter(({ agrees }) => !agrees).map(({ name }) => name)
  return (
    <StatePill mark="no" tone="bad">
      Zostáva dnu, súhlas nemá: {refusing.join(', ') || 'niekto, kto už nemá účet'}
    </StatePill>
  )
}
