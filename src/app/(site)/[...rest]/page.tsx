import { notFound } from 'next/navigation'

/** Every address nobody else knows: the Slovak 404 inside the site's frame. */
export default function Unknown() {
  notFound()
}
