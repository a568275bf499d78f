import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port'
import { copyOfBuild, type Production, serveProduction } from './production'

/** A server of one suite alone, with its own copies of the build and of the demo club in a temporary folder. */
export class OwnServer {
  private readonly home: string
  readonly build: string
  readonly dataDir: string
  private running: Production | undefined
  private port = 0

  /** Starts a server for a suite, with `more` in its environment. */
  static async open(suite: string, more: Record<string, string> = {}): Promise<OwnServer> {
    const server = new OwnServer(suite, more)
    await server.start()
    return server
  }

  private constructor(
    suite: string,
    private readonly more: Record<string, string>,
  ) {
    this.home = mkdtempSync(join(tmpdir(), `akademia-${suite}-`))
    this.build = copyOfBuild(join(this.home, 'build'))
    this.dataDir = join(this.home, 'data')
    cpSync(process.env.E2E_TEMPLATE!, this.dataDir, { recursive: true })
  }

  /** The running process, another one after each start. */
  get process(): Production {
    return this.running!
  }

  get url(): string {
    return this.process.url
  }

  /** Starts it again, on the same port; resolves once it answers. */
  async start(): Promise<void> {
    this.port ||= await freePort()
    this.running = await serveProduction(this.dataDir, this.port, this.build, this.more)
  }

  /** Stops it and removes its folder. */
  async remove(): Promise<void> {
    await this.running?.stop()
    rmSync(this.home, { recursive: true, force: true })
  }
}
