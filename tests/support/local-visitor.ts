import http from 'node:http'
import { Visitor } from './http'

/** A visitor with an address of their own on this machine's loopback, such as 127.0.0.7, and one connection that is kept. */
export class LocalVisitor extends Visitor {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

  constructor(
    site: string,
    private readonly localAddress: string,
  ) {
    super(site)
  }

  protected override send(url: URL, { method, headers, body }: RequestInit): Promise<Response> {
    const { agent, localAddress } = this
    return new Promise((resolve, reject) => {
      const options = {
        agent,
        localAddress,
        family: 4,
        method,
        headers: Object.fromEntries(new Headers(headers)),
      }
      const request = http.request(url, options, (response) => {
        const chunks: Buffer[] = []
        const respond = () => {
          const kept = new Headers()
          for (let at = 0; at < response.rawHeaders.length; at += 2)
            kept.append(response.rawHeaders[at]!, response.rawHeaders[at + 1]!)
          const status = response.statusCode!
          resolve(
            new Response([204, 304].includes(status) ? null : Buffer.concat(chunks), {
              status,
              headers: kept,
            }),
          )
        }
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).once('end', respond)
        response.once('error', reject)
      })
      request.once('error', reject)
      request.end(body === undefined || body === null ? undefined : String(body as string | URLSearchParams))
    })
  }
}
