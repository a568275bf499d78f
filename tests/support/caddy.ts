import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './production'

/** Whether this machine has Caddy; tests that need it are left out otherwise. */
export const hasCaddy = spawnSync('caddy', ['version']).status === 0
export const NO_CADDY = 'left out: there is no caddy on PATH (Debian: apt-get install caddy)'

/** Nothing but the site's own address is opened, and no certificate is given to the machine's browsers. */
const LOCAL = `{
  admin off
  skip_install_trust
  auto_https disable_redirects
  default_bind 127.0.0.1
}
import ${join(root, 'Caddyfile')}
`

/** The repository's Caddyfile at work, in front of these ports of this machine. */
export class OwnCaddy {
  private readonly home = mkdtempSync(join(tmpdir(), 'akademia-caddy-'))
  private readonly child: ChildProcess
  private output = ''

  /** Starts it at an address such as http://localhost:3000; resolves once it responds. */
  static async open(siteUrl: string, ports: readonly number[]): Promise<OwnCaddy> {
    const caddy = new OwnCaddy(siteUrl, ports)
    const responds = () => fetch(new URL('/healthz', siteUrl)).then(() => true, isUntrusted)
    while (!(await responds())) {
      if (caddy.child.exitCode !== null) throw new Error(`Caddy ended: ${caddy.output}`)
      await pause(50)
    }
    return caddy
  }

  private constructor(siteUrl: string, ports: readonly number[]) {
    const config = join(this.home, 'Caddyfile')
    writeFileSync(config, LOCAL)
    this.child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
      env: {
        ...process.env,
        SITE_URL: siteUrl,
        SITE_PROCESSES: ports.map((port) => `127.0.0.1:${port}`).join(' '),
        XDG_DATA_HOME: this.home,
        XDG_CONFIG_HOME: this.home,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.child.stderr!.on('data', (chunk) => (this.output += String(chunk)))
  }

  /** The certificate of the authority Caddy has made for itself, in PEM; only of an https address. */
  get authority(): string {
    return join(this.home, 'caddy/pki/authorities/local/root.crt')
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null) {
      const ended = once(this.child, 'exit')
      this.child.kill('SIGKILL')
      await ended
    }
    rmSync(this.home, { recursive: true, force: true })
  }
}

/** A certificate that is not trusted is a response, too. */
const isUntrusted = (error: unknown): boolean =>
  String((error as { cause?: { code?: string } }).cause?.code).includes('CERT')
