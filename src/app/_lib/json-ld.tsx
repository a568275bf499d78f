/** Structured data of a page for search engines; „<“ is escaped, so that no text can end the script element. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
  return <script dangerouslySetInnerHTML={{ __html: json }} type="application/ld+json" />
}
