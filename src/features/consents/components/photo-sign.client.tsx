'use client'
import { NoCamera, NoShare } from '@/ui/photo-icons.client'
import { PHOTO_SIGNS, type PhotoSign as Sign } from '../labels'
import styles from './photo-sign.module.css'

const SIGNS = {
  noPhotos: { Icon: NoCamera, why: 'súhlas s\u00a0fotografiami na webe nie je udelený' },
  noSocial: { Icon: NoShare, why: 'súhlas s\u00a0fotografiami na sociálnych sieťach nie je udelený' },
} as const

/** A small sign beside somebody of whom no photos are taken, or none put on social networks; nothing for others. */
export function PhotoSign({ sign }: { sign: Sign | null }) {
  if (!sign) return null
  const { Icon, why } = SIGNS[sign]
  return (
    <span className={`${styles.sign} ${styles[sign]}`} title={`${PHOTO_SIGNS[sign]}: ${why}`}>
      <Icon height="18" weight="bold" width="18" />
      <span className="hidden-visually">{PHOTO_SIGNS[sign]}</span>
    </span>
  )
}
