import type net from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** What the server does with mails to a domain. */
type Does = 'keeps' | 'mute' | 'hangs' | 'drops' | `slow ${number}` | `${number} ${string}`

export interface FakeMailServer {
  url: string
  /** The kept mails, parsed by a parser that shares no code with what wrote them, and as they came. */
  mails: { to: string; parsed: ParsedMail; raw: string; at: number }[]
  /** Mails that were begun, by recipient. */
  tried: string[]
  /** Connections that were opened. */
  connections: () => number
  /** Connections that are open, a moment later. */
  open: () => Promise<number>
  /** Called when a mail was kept, before the server acknowledges it. */
  onKept?: () => void
  stop: () => Promise<void>
}

const refusal = (does: string): Error & { responseCode: number } =>
  Object.assign(new Error(does.slice(4)), { responseCode: Number(does.slice(0, 3)) })

/** Whether a word is an answer of SMTP, „451 greylisted“. */
const isCode = (does: string): boolean => /^[45]\d\d /.test(does)

/**
 * A mail server on this machine. By the recipient's domain it keeps a mail, refuses the recipient („451 …“, „550 …“), is
 * slow by so many milliseconds, never answers to the recipient („mute“) or to the mail („hangs“), or drops the connection in the middle.
 */
export async function fakeMailServer(
  domains: Record<string, Does>,
  options: SMTPServerOptions = {},
): Promise<FakeMailServer> {
  const mails: FakeMailServer['mails'] = []
  const tried: string[] = []
  let connections = 0
  const sockets = new Set<net.Socket>()
  const doesTo = (address: string): Does => domains[address.split('@')[1] ?? ''] ?? 'keeps'
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      tried.push(address)
      const does = doesTo(address)
      if (does === 'mute') return
      if (isCode(does)) done(refusal(does))
      else done()
    },
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo[0]?.address ?? ''
      const does = doesTo(to)
      if (does === 'drops') {
        for (const socket of sockets) if (socket.remotePort === session.remotePort) socket.destroy()
        stream.resume()
        return
      }
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (does === 'hangs') return
        const keep = async () => {
          const raw = Buffer.concat(parts)
          mails.push({ to, parsed: await simpleParser(raw), raw: raw.toString(), at: Date.now() })
          fake.onKept?.()
          done()
        }
        setTimeout(() => void keep(), does.startsWith('slow ') ? Number(does.slice(5)) : 0)
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  server.server.on('connection', (socket: net.Socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const { port } = server.server.address() as net.AddressInfo
  const fake: FakeMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    tried,
    connections: () => connections,
    open: () => new Promise((resolve) => setTimeout(() => resolve(sockets.size), 300)),
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
  return fake
}
