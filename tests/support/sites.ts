import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { freePort } from './free-port'
import { Visitor } from './http'
import { PASSWORD } from './people'
import { copyOfBuild, environment, type Production, startProduction, untilReady } from './production'
import { OwnRedis } from './redis'
import { runScript } from './run-script'

const EMAIL = 'jana@klub.test'

/** Several processes of one site: one MongoDB database, one folder of files, one Redis of their own. */
export class Sites {
  private readonly home = mkdtempSync(join(tmpdir(), 'akademia-sites-'))
  private readonly dataDir = join(this.home, 'data')
  private readonly database = new URL(process.env.MONGODB_URI!)
  private readonly build = copyOfBuild(join(this.home, 'build'))
  private readonly running = new Set<Production>()

  /** An empty site. */
  static async open(): Promise<Sites> {
    return new Sites(await OwnRedis.open())
  }

  /** The demo club, copied from the template's SQLite. */
  static async openDemo(): Promise<Sites> {
    const sites = await Sites.open()
    cpSync(process.env.E2E_TEMPLATE!, sites.dataDir, { recursive: true })
    const from = `file:${join(sites.dataDir, 'akademia.db')}`
    const env = environment(sites.dataDir, 3000) as Record<string, string>
    const { code, output } = await runScript('scripts/copy.mjs', env, [
      '--from',
      from,
      '--to',
      sites.database.href,
    ])
    if (code !== 0) throw new Error(output)
    rmSync(join(sites.dataDir, 'akademia.db'))
    return sites
  }

  private constructor(readonly redis: OwnRedis) {
    this.database.pathname = `/sites-${randomUUID()}`
  }

  /** A process, ready or not. */
  async start(
    more: Record<string, string> = { CACHE_URL: this.redis.url },
    port?: number,
  ): Promise<Production> {
    const server = startProduction(this.dataDir, port ?? (await freePort()), this.build, {
      DATABASE_URL: this.database.href,
      ...more,
    })
    this.running.add(server)
    return server
  }

  /** A process that answers. */
  async serve(more?: Record<string, string>, port?: number): Promise<Production> {
    const server = await this.start(more, port)
    await untilReady(server)
    return server
  }

  /** The first administrator, signed in at this process. */
  async admin({ url }: Production): Promise<Visitor> {
    const port = Number(new URL(url).port)
    const env = environment(this.dataDir, port) as Record<string, string>
    const made = await runScript('scripts/admin.mjs', env, ['--email', EMAIL, '--name', 'Jana Nová'])
    const [, token] = /#token=(\S+)/.exec(made.output) ?? []
    if (!token) throw new Error(made.output)
    const visitor = new Visitor(url)
    const body = { token, password: PASSWORD }
    const set = await visitor.request('/api/password/reset', { method: 'POST', body })
    if (!set.ok) throw new Error(await set.text())
    return signIn(url)
  }

  /** Ends everything and removes it; the database, too, unless it is to be looked at. */
  async remove(): Promise<void> {
    await Promise.all([...this.running].map((server) => server.kill()))
    await this.redis.kill()
    const { default: mongoose } = await import('mongoose')
    const connection = await mongoose.createConnection(this.database.href).asPromise()
    await connection.dropDatabase()
    await connection.close()
    rmSync(this.home, { recursive: true, force: true })
  }
}

/** The administrator, signed in once more. */
export async function signIn(url: string, password = PASSWORD): Promise<Visitor> {
  const visitor = new Visitor(url)
  const { body } = await visitor.json<{ csrfToken: string }>('/api/auth/csrf')
  const form = new URLSearchParams({ csrfToken: body.csrfToken, email: EMAIL, password, json: 'true' })
  const response = await visitor.request('/api/auth/callback/credentials', { method: 'POST', body: form })
  if (!response.ok) throw new Error(`${EMAIL} could not sign in: ${response.status}`)
  return visitor
}

/** The same browser at another process, as behind a proxy; `origin` is the address they have in common. */
export function at(visitor: Visitor, { url }: Production, origin = url): Visitor {
  const other = new Visitor(url, origin)
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
  return other
}
