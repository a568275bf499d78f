import { withoutDirections } from './text'

/**
 * The Content-Disposition that saves a response under a name (RFC 6266): the name itself, and an ASCII one for old
 * browsers. Control characters, quotes, slashes and colons are replaced; marks of the writing direction, with which a name
 * seems to end as another kind of file, are left out.
 */
export const contentDisposition = (name: string): string => {
  const short = withoutDirections(name)
    .replace(/[\u0000-\u001f\u007f/\\:]/g, '-')
    .slice(0, 180)
  // Half a sign, where one of two halves was cut, has no encoding.
  const clean = short.replace(/\p{Surrogate}/gu, '') || 'subor'
  const plain = clean
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["%]/g, '_')
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
