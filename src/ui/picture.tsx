import { classes } from './class-names'
import styles from './picture.module.css'

interface PictureProps {
  picture: { alt: string; src: string; srcSet: string; width: number; height: number }
  /** The browser's `sizes`. */
  sizes: string
  /** For a picture above the fold: loaded first. */
  eager?: boolean
  /** Cropped to its frame. */
  cover?: boolean
  className?: string
}

/** A picture in its stored widths, of which the browser chooses. */
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
