import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The connection of one browser context to the site. */
export interface Signal {
  /** The proxy a context has to use. */
  proxy: { server: string; bypass: string }
  cut: () => void
  restore: () => Promise<void>
  close: () => void
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

/**
 * A proxy that forwards requests to this machine until it is cut: nothing of the page and of its service worker gets
 * through then, whatever browser it is. The browser itself is told nothing, as with one bar of signal.
 */
export async function makeSignal(): Promise<Signal> {
  const server = createServer((asked, answer) => {
    const { method, headers } = asked
    const forwarded = request(asked.url!, { method, headers }, (response) => {
      answer.writeHead(response.statusCode!, response.headers)
      response.pipe(answer)
    })
    forwarded.on('error', () => answer.destroy())
    answer.on('close', () => forwarded.destroy())
    asked.pipe(forwarded)
  })
  const port = await listen(server, 0)
  const cut = () => {
    server.close()
    server.closeAllConnections()
  }
  return {
    // Browsers ask this machine without a proxy otherwise.
    proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' },
    cut,
    restore: async () => void (await listen(server, port)),
    close: cut,
  }
}
