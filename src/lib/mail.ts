import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { inDataDir } from './data-dir'
import { siteUrl } from './env'

/** An e-mail: plain text, one recipient. */
export interface Email {
  to: string
  subject: string
  text: string
  /** Stays the same over all tries, so that a mailbox shows a repeated e-mail once. */
  messageId: string
  replyTo?: string
  /** The club's name, shown as the sender. */
  club?: string
  /** On e-mails to many: the address for unsubscribing (List-Unsubscribe). */
  unsubscribe?: string
}

/** A Message-ID of this site. */
export const newMessageId = (): string => `<${randomUUID()}@${new URL(siteUrl()).hostname}>`

const PLAIN_ADDRESS = /<([^<>\s]+@[^<>\s]+)>|^([^<>\s]+@[^<>\s]+)$/

/** The address of MAIL_FROM, or no-reply of this site, under the club's name. */
const sender = (club = 'Akadémia') => {
  const [, inside, alone] = PLAIN_ADDRESS.exec(process.env.MAIL_FROM?.trim() ?? '') ?? []
  return { name: club, address: inside ?? alone ?? `no-reply@${new URL(siteUrl()).hostname}` }
}

/** The message for nodemailer, marked as automatic (RFC 3834), with List-Unsubscribe when the e-mail has it. */
const messageOf = ({ club, unsubscribe, ...email }: Email) => ({
  ...email,
  from: sender(club),
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe && {
      'List-Unsubscribe': `<mailto:${unsubscribe}?subject=${encodeURIComponent('Nechcem dostávať správy e-mailom')}>`,
    }),
  },
})

/** Sends an e-mail to the server of SMTP_URL; without one, writes it as an .eml file and logs the file's name. */
export const sendEmail = async (email: Email): Promise<void> => {
  const message = messageOf(email)
  if (process.env.SMTP_URL) {
    await smtp(process.env.SMTP_URL).sendMail(message)
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

let transport: { url: string; sendMail: (message: object) => Promise<unknown> } | undefined
const smtp = (url: string) => {
  if (transport?.url === url) return transport
  const made = nodemailer.createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  transport = { url, sendMail: (message) => made.sendMail(message) }
  return transport
}

async function writeEmailFile(bytes: Buffer | NodeJS.ReadableStream): Promise<string> {
  const folder = inDataDir('mail')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // mkdir leaves the rights of a folder that exists already.
  await chmod(folder, 0o700)
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
  const file = path.join(folder, name)
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
