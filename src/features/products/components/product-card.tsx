import { formatCents } from '@/lib/money'
import { ExternalLink } from '@/ui/external-link'
import { Picture } from '@/ui/picture'
import { Shirt } from '@/ui/shirt.client'
import type { ProductView } from '../schema'
import styles from './product-card.module.css'

/** A teaser of the e-shop: picture, name, price; its link opens a new window. */
export function ProductCard({ product }: { product: ProductView }) {
  return (
    <li className={styles.card}>
      <div className={styles.frame}>
        {product.image ? (
          <Picture cover picture={{ ...product.image, alt: '' }} sizes="(min-width: 64rem) 17rem, 50vw" />
        ) : (
          <Shirt number={10} />
        )}
      </div>
      <ExternalLink className={styles.name} href={product.url}>
        {product.name}
      </ExternalLink>
      <span className={styles.price}>{formatCents(product.price)}</span>
    </li>
  )
}
