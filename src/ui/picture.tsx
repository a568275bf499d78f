import { classes } from './class-names'
import styles from './picture.module.css'

interface PictureProps {
  picture: { alt: string; src: string; srcSet: string; width: number; height: number }
  /** How wide it stands on the page, as the browser's `sizes` wants it. */
  sizes: string
  /** Above the fold: fetched at once and first. */
  eager?: boolean
  /** Cut to the frame it stands in instead of keeping its shape. */
  cover?: boolean
  className?: string
}

/** A picture in the widths it is stored in; the browser picks, nothing is made on the fly. */
export function Picture({ picture, sizes, eager, cover, className }: PictureProps) {
  const { alt, src, srcSet, width, height } = picture
  return (
    // eslint-disable-next-line @next/next/no-img-element -- the framework's optimiser keeps copies that outlive a withdrawn consent
    <img
      alt={alt}
      className={classes(styles.picture, cover && styles.cover, className)}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      height={height}
      loading={eager ? undefined : 'lazy'}
      sizes={sizes}
      src={src}
      srcSet={srcSet || undefined}
      width={width}
    />
  )
}
