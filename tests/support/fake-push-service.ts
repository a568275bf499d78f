import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'

/** The other side of RFC 8291, of the library that browsers' services test with; it has no types. */
const { decrypt } = createRequire(import.meta.url)('http_ece') as {
  decrypt: (body: Buffer, keys: object) => Buffer
}

/** A message as it came to the service, opened with the device's keys. */
export interface Pushed {
  path: string
  headers: http.IncomingHttpHeaders
  content: Record<string, unknown>
  at: number
}

/** A browser that has subscribed at the service, with the private half of its keys. */
export interface FakeDevice {
  endpoint: string
  keys: { p256dh: string; auth: string }
  pair: ReturnType<typeof createECDH>
}

export interface FakePushService {
  origin: string
  received: Pushed[]
  /** Requests by path, those that were left without a response too. */
  tried: (device: FakeDevice) => number
  /** A new device; the service treats it as `does` says: a status, or what it does with the connection. */
  device: (does: string) => FakeDevice
  /** From now on the service does something else with a device. */
  becomes: (device: FakeDevice, does: string) => void
  /** Called when a message was received, before the service responds. */
  onReceived?: () => void
  stop: () => Promise<void>
}

/**
 * A push service on this machine. What it does with a device: „201“, „404“, „410“, „413“, „429 120“ (with Retry-After),
 * „500“, „503 120“, „hang“ (never responds), „drop“ (closes the connection after the request), „cut“ (takes it and
 * closes in the middle of the response).
 */
export async function fakePushService(): Promise<FakePushService> {
  const received: Pushed[] = []
  const tries: string[] = []
  const behaviours = new Map<string, string>()
  const devices = new Map<string, FakeDevice>()
  const server = http.createServer((request, response) => {
    const path = request.url ?? ''
    tries.push(path)
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const [does = '', after] = (behaviours.get(path) ?? '404').split(' ')
      if (does === 'hang') return
      if (does === 'drop') return void request.socket.resetAndDestroy()
      const device = devices.get(path)!
      const opened = decrypt(Buffer.concat(parts), {
        version: 'aes128gcm',
        privateKey: device.pair,
        authSecret: device.keys.auth,
      })
      const content = JSON.parse(opened.toString()) as Record<string, unknown>
      if (does === '201') {
        received.push({ path, headers: request.headers, content, at: Date.now() })
        fake.onReceived?.()
      }
      if (does === 'cut') {
        response.writeHead(201, { 'content-length': '1000' }).write('half')
        setTimeout(() => request.socket.destroy(), 20)
        return
      }
      response.writeHead(Number(does), after ? { 'retry-after': after } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A suite that leaves it running ends all the same.
  server.unref()
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const pathOf = ({ endpoint }: FakeDevice) => new URL(endpoint).pathname
  const fake: FakePushService = {
    origin,
    received,
    tried: (device) => tries.filter((path) => path === pathOf(device)).length,
    device: (does) => {
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys('base64url')
      const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
      const device = { endpoint: `${origin}/${randomBytes(12).toString('hex')}`, keys, pair }
      behaviours.set(pathOf(device), does)
      devices.set(pathOf(device), device)
      return device
    },
    becomes: (device, does) => void behaviours.set(pathOf(device), does),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return fake
}

/** The claims of a VAPID header (RFC 8292) whose signature is that of the key in it; throws for any other. */
export function vapidClaims(authorization = ''): { key: string; aud: string; sub: string; exp: number } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature is not of this key')
  return { key, ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object) } as never
}
