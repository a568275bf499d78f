import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FakeMailServer } from '../../support/fake-mail-server'
import type { FakePushService } from '../../support/fake-push-service'
import { freePort } from '../../support/free-port'
import type { Visitor } from '../../support/http'
import { copyOfBuild, environment, type Production, root, serveProduction } from '../../support/production'
import { signedIn } from '../../support/signed-in'
import { seedTemplate } from '../../support/template'
import type { Squad } from './families'

/** The services of this machine that stand for those of the world. */
export interface World {
  push: readonly FakePushService[]
  mail: FakeMailServer
}

/** A production server on a demo club of its own, whose messages go to the services of this machine. */
export class MessagingSite {
  private readonly home = mkdtempSync(join(tmpdir(), 'akademia-messages-'))
  private readonly dataDir = join(this.home, 'data')
  private readonly build = copyOfBuild(join(this.home, 'build'))
  private running: Production | undefined
  private port = 0

  /** Seeds the club with these squads; the server is not started. */
  static async open(world: World, squads: readonly Squad[]): Promise<MessagingSite> {
    const site = new MessagingSite(world)
    site.port = await freePort()
    seedTemplate(site.dataDir)
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--conditions=production', '--import', 'tsx', join(import.meta.dirname, 'insert-squads.ts')],
      {
        cwd: root,
        env: environment(site.dataDir, site.port),
        input: JSON.stringify(squads),
        encoding: 'utf8',
      },
    )
    if (status === 0) return site
    await site.remove()
    throw new Error(`The families could not be added: ${stderr.slice(-2000)}`)
  }

  private constructor(readonly world: World) {}

  get databaseUrl(): string {
    return `file:${join(this.dataDir, 'akademia.db')}`
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  /** Resolves once the server is ready. */
  async start(): Promise<void> {
    this.running = await serveProduction(this.dataDir, this.port, this.build, {
      SMTP_URL: this.world.mail.url,
      PUSH_TEST_ORIGINS: [...this.world.push.map(({ origin }) => origin), 'http://127.0.0.1:9'].join(','),
    })
  }

  /** SIGKILL; resolves when the process has ended. */
  kill(): Promise<void> {
    return this.running!.kill()
  }

  stop(): Promise<void> {
    return this.running!.stop()
  }

  /** The office's HTTP client. */
  office(): Promise<Visitor> {
    return signedIn(this.url, 'maria')
  }

  /** Stops the server and removes everything. */
  async remove(): Promise<void> {
    await this.running?.stop()
    rmSync(this.home, { recursive: true, force: true })
  }
}
