import net from 'node:net'

export interface Received {
  to: string
  text: string
}

/** A mail server that accepts every mail and keeps it; it acknowledges each one after `delayMs`. */
export async function smtpSink(delayMs = 0): Promise<{
  url: string
  mails: Received[]
  stop: () => Promise<void>
}> {
  const mails: Received[] = []
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    socket.setEncoding('utf8')
    let [buffer, to, body] = ['', '', undefined as string | undefined]
    const reply = (line: string) => socket.write(`${line}\r\n`)
    const handle = (line: string) => {
      if (body !== undefined) {
        if (line !== '.') {
          body += `${line}\n`
          return
        }
        mails.push({ to, text: body })
        body = undefined
        // Not waited for: a suite that ends would be kept for the longest delay.
        setTimeout(() => reply('250 kept'), delayMs).unref()
      } else if (/^EHLO|^HELO/i.test(line)) reply('250 sink')
      else if (/^RCPT TO:<(.*)>/i.test(line)) {
        to = /^RCPT TO:<(.*)>/i.exec(line)![1]!
        reply('250 ok')
      } else if (/^DATA/i.test(line)) {
        body = ''
        reply('354 go on')
      } else if (/^QUIT/i.test(line)) {
        reply('221 bye')
        socket.end()
      } else reply('250 ok')
    }
    reply('220 sink')
    socket.on('data', (chunk) => {
      buffer += String(chunk)
      const lines = buffer.split('\r\n')
      buffer = lines.pop() ?? ''
      lines.forEach(handle)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  return { url: `smtp://127.0.0.1:${port}`, mails, stop }
}
