import Link from 'next/link'
import type { CSSProperties, ReactNode } from 'react'
import { bindPrepositions } from '@/lib/text'
import { classes } from './class-names'
import styles from './tile.module.css'

interface TileProps {
  as: 'li' | 'article'
  /** Width by height of the picture's frame, e.g. „16 / 9“. */
  shape: string
  /** As wide as the list, with the picture beside the text. */
  wide?: boolean
  picture: ReactNode
  children: ReactNode
  'aria-labelledby'?: string
}

/** A picture with text below; the link in its title makes the whole tile clickable. */
export function Tile({ as: Tag, shape, wide, picture, children, ...rest }: TileProps) {
  return (
    <Tag {...rest} className={classes(styles.tile, wide && styles.wide)}>
      <div className={styles.frame} style={{ '--tile-shape': shape } as CSSProperties}>
        {picture}
      </div>
      <div className={styles.words}>{children}</div>
    </Tag>
  )
}

interface TileTitleProps {
  level: 'h2' | 'h3'
  href: string
  id?: string
  children: string
}

/** The title of a tile, with its link. */
export function TileTitle({ level: Title, href, id, children }: TileTitleProps) {
  return (
    <Title className={styles.title} id={id}>
      <Link href={href}>{bindPrepositions(children)}</Link>
    </Title>
  )
}
