import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port'

/** Whether this machine has a Redis server; tests that need one are left out otherwise. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0
export const NO_REDIS = 'left out: there is no redis-server on PATH (Debian: apt-get install redis-server)'

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** A Redis server of one suite alone, in memory only. */
export class OwnRedis {
  private child: ChildProcess | undefined

  /** With `password` it asks for one, which `url` does not name. */
  static async open(password?: string): Promise<OwnRedis> {
    const redis = new OwnRedis(await freePort(), password)
    await redis.start()
    return redis
  }

  private constructor(
    private readonly port: number,
    private readonly password?: string,
  ) {}

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  /** Starts it, again on the same port and empty; resolves once it answers. */
  async start(): Promise<void> {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    if (this.password) args.push('--requirepass', this.password)
    this.child = spawn('redis-server', args, { stdio: 'ignore' })
    while (!(await answers(this.port))) await pause(20)
  }

  /** Stops it for a while, or lets it go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.child?.kill(name)
  }

  /** SIGKILL: what it knew is gone. */
  async kill(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}
