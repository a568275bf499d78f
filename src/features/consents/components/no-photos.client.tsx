'use client'
import { NoCamera } from '@/ui/icons.client'
import styles from './no-photos.module.css'

/** A small sign beside somebody who has not agreed to be photographed. */
export function NoPhotos() {
  return (
    <span className={styles.sign} title="Nefotiť: súhlas s fotografiami na webe nie je udelený">
      <NoCamera height="18" weight="bold" width="18" />
      <span className="hidden-visually">Nefotiť</span>
    </span>
  )
}
