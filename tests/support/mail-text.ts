/** Without the folds of long lines. */
const headOf = (part: string): string => part.slice(0, part.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ')
const bodyOf = (part: string): string => part.slice(part.indexOf('\n\n') + 2)

const decoded = (part: string): string => {
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(headOf(part))?.[1]?.toLowerCase()
  const body = bodyOf(part)
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The plain text of a stored e-mail (.eml with unix line ends), whatever other parts it has. */
export function mailText(raw: string): string {
  const boundary = /^content-type: multipart\/\w+;.*boundary="?([^";]+)"?/im.exec(headOf(raw))?.[1]
  if (!boundary) return decoded(raw)
  const parts = bodyOf(raw)
    .split(`--${boundary}`)
    .map((part) => part.replace(/^\n/, ''))
  const text = parts.find((part) => /^content-type: text\/plain/im.test(headOf(part)))
  return text === undefined ? '' : decoded(text)
}

/** The headers of a stored e-mail, unfolded. */
export const mailHead = headOf
