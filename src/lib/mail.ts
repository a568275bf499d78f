import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { inDataDir } from './data-dir'
import { siteUrl } from './env'
import { keptValue } from './process-state'

/** A picture inside an e-mail; its HTML shows it as `cid:` with this id. */
interface Picture {
  id: string
  png: Buffer
}

/** An e-mail to one recipient. */
export interface Email {
  to: string
  subject: string
  text: string
  /** The same as `text`, for programs that show HTML. */
  html?: string
  pictures?: readonly Picture[]
  /** Stays the same over all tries, so that a mailbox shows a repeated e-mail once. */
  messageId: string
  replyTo?: string
  /** The club's name, shown as the sender. */
  club?: string
  /** On e-mails to many: the address for unsubscribing (List-Unsubscribe). */
  unsubscribe?: string
  /** On e-mails to many: the address that unsubscribes by one POST (RFC 8058). */
  oneClick?: string
  /** On e-mails to many: what they have in common, such as „zmeny“ (List-Id). */
  list?: string
}

/** A Message-ID of this site. */
export const newMessageId = (): string => `<${randomUUID()}@${new URL(siteUrl()).hostname}>`

const PLAIN_ADDRESS = /<([^<>\s]+@[^<>\s]+)>|^([^<>\s]+@[^<>\s]+)$/

/** The address of MAIL_FROM, or no-reply of this site, under the club's name. */
const sender = (club = 'Akadémia') => {
  const [, inside, alone] = PLAIN_ADDRESS.exec(process.env.MAIL_FROM?.trim() ?? '') ?? []
  return { name: club, address: inside ?? alone ?? `no-reply@${new URL(siteUrl()).hostname}` }
}

/** The headers by which a mail program offers to unsubscribe and sorts: none on a mail to one person alone. */
const listHeaders = ({ unsubscribe, oneClick, list }: Email): Record<string, string> => {
  const ways = [
    oneClick && `<${oneClick}>`,
    unsubscribe &&
      `<mailto:${unsubscribe}?subject=${encodeURIComponent('Nechcem dostávať správy e-mailom')}>`,
  ].filter(Boolean)
  return {
    ...(ways.length > 0 && { 'List-Unsubscribe': ways.join(', ') }),
    ...(oneClick && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    ...(list && { 'List-Id': `<${list}.${new URL(siteUrl()).hostname}>` }),
  }
}

/** The message for nodemailer, marked as automatic (RFC 3834). */
const messageOf = (email: Email) => {
  const { club, to, subject, text, html, pictures = [], messageId, replyTo } = email
  return {
    ...{ to, subject, text, html, messageId, replyTo },
    from: sender(club),
    headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(email) },
    attachments: pictures.map(({ id, png }) => ({
      cid: id,
      content: png,
      filename: `${id}.png`,
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
    })),
  }
}

/** Sends an e-mail to the server of SMTP_URL; without one, writes it as an .eml file and logs the file's name. */
export const sendEmail = async (email: Email): Promise<void> => {
  const message = messageOf(email)
  if (process.env.SMTP_URL) {
    await sendInTime(process.env.SMTP_URL, message)
    return
  }
  const { message: bytes } = await fileTransport.sendMail(message)
  console.info(`E-mail: ${await writeEmailFile(bytes)}`)
}

/** The warning of a production site without SMTP_URL, where nobody gets any e-mail; else undefined. */
export const mailWarning = (): string | undefined =>
  process.env.SMTP_URL || process.env.NODE_ENV !== 'production'
    ? undefined
    : `Pošta sa neodosiela: chýba SMTP_URL. Listy aj s odkazmi na heslá zostávajú čitateľné v priečinku ${inDataDir('mail')}.`

const fileTransport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })

/** How long a try may take until the server wants the content. What it has not taken may be ended: nothing was sent yet. */
const CONTENT_WITHIN_MS = 20_000
/**
 * How long the server may then look at what it was given. Who gives up earlier sends a slow server the same mail at every
 * try, and all of them arrive (RFC 5321, 4.5.3.2.6).
 */
const ANSWER_WITHIN_MS = 5 * 60_000
/** The longest a try of a mail takes. */
export const MAIL_WITHIN_MS = CONTENT_WITHIN_MS + ANSWER_WITHIN_MS

/**
 * Connections are kept for the next mail and closed when there is none for `idleTimeout`. As many as mails are sent at
 * once (features/notifications/sending, lib/outbox), so that none waits for another one's server.
 */
const POOL = {
  pool: true,
  maxConnections: 12,
  maxMessages: 100,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: ANSWER_WITHIN_MS,
  idleTimeout: 20_000,
} as const

/** What is given to the transport: `onContent` is called when the server wants the content. */
interface Sending {
  onContent: () => void
  signal: AbortSignal
}

const transport = keptValue<{ url: string; sendMail: (message: Sending) => Promise<unknown> }>(
  'mail transport',
)
const smtp = (url: string) => {
  if (transport.current?.url === url) return transport.current
  const made = nodemailer.createTransport({ url, ...POOL })
  made.use('stream', (mail, done) => {
    const { onContent } = mail.data as unknown as Sending
    // The transport begins to read the message when DATA was answered.
    mail.message.processFunc((content) => content.once('resume', onContent))
    done()
  })
  transport.current = { url, sendMail: (message) => made.sendMail(message) }
  return transport.current
}

/** Sends within the limits. Beyond them the connection is ended, and the error says how far it had come, as the transport's do. */
async function sendInTime(url: string, message: object): Promise<void> {
  const late = new AbortController()
  const end = () => late.abort()
  let command = 'RCPT TO'
  let timer = setTimeout(end, CONTENT_WITHIN_MS)
  const onContent = () => {
    command = 'DATA'
    clearTimeout(timer)
    timer = setTimeout(end, ANSWER_WITHIN_MS)
  }
  try {
    await smtp(url).sendMail({ ...message, onContent, signal: late.signal })
  } catch (error) {
    const isSilent = command === 'DATA' && (error as { code?: unknown }).code === 'ETIMEDOUT'
    if (!late.signal.aborted && !isSilent) throw error
    throw Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT', command })
  } finally {
    clearTimeout(timer)
  }
}

async function writeEmailFile(bytes: Buffer | NodeJS.ReadableStream): Promise<string> {
  const folder = inDataDir('mail')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // mkdir leaves the rights of a folder that exists already.
  await chmod(folder, 0o700)
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
  // Without the mark a build would copy the letters that look like this name, and be refused (scripts/lib/build.mjs).
  const file = path.join(/* turbopackIgnore: true */ folder, name)
  await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 })
  await rename(`${file}.part`, file)
  return file
}

/** Payload's own e-mails are sent the same way; the configuration makes it send none. */
export const mailAdapter: EmailAdapter = () => ({
  name: 'mail',
  defaultFromAddress: `no-reply@${new URL(siteUrl()).hostname}`,
  defaultFromName: 'Akadémia',
  sendEmail: async ({ to, subject, text }) =>
    sendEmail({
      to: String(to),
      subject: subject ?? '',
      text: String(text ?? ''),
      messageId: newMessageId(),
    }),
})
