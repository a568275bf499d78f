import type { ClubView } from '@/features/club/views'
import { ProductCard } from '@/features/products/components/product-card'
import type { ProductView } from '@/features/products/schema'
import { ExternalLink } from '@/ui/external-link'
import { Section } from '@/ui/section'
import styles from './home.module.css'

/** The first four products of the fan shop; nothing without products. */
export function Products({ products, shopUrl }: { products: readonly ProductView[]; shopUrl: string }) {
  if (products.length === 0) return null
  return (
    <Section
      action={
        shopUrl && (
          <ExternalLink className={styles.more} href={shopUrl}>
            Prejsť do e-shopu
          </ExternalLink>
        )
      }
      id="fanshop"
      title="Z fanshopu"
    >
      <ul className={styles.products}>
        {products.slice(0, 4).map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
    </Section>
  )
}

/** The club's partners; nothing without partners. */
export function Partners({ partners }: { partners: ClubView['partners'] }) {
  if (partners.length === 0) return null
  return (
    <Section ground="surface" id="partneri" title="Naši partneri">
      <ul className={styles.partners}>
        {partners.map(({ name, url }) => (
          <li className="caps" key={name}>
            {url ? <ExternalLink href={url}>{name}</ExternalLink> : name}
          </li>
        ))}
      </ul>
    </Section>
  )
}
