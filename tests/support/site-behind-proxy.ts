import { OwnCaddy } from './caddy'
import { freePort } from './free-port'
import type { Production } from './production'
import { Sites } from './sites'

/** The demo club on MongoDB: two processes behind the repository's Caddyfile. */
export class SiteBehindProxy {
  /** Starts all of it; resolves once the proxy's address, http://localhost with this port, responds. */
  static async open(port: number): Promise<SiteBehindProxy> {
    const sites = await Sites.openDemo()
    const ports = [await freePort(), await freePort()] as const
    const site = new SiteBehindProxy(sites, `http://localhost:${port}`, ports)
    // One after the other: the first one prepares the database.
    for (const which of [0, 1]) await site.start(which)
    site.caddy = await OwnCaddy.open(site.url, ports)
    return site
  }

  readonly processes: Production[] = []
  private caddy: OwnCaddy | undefined

  private constructor(
    private readonly sites: Sites,
    readonly url: string,
    private readonly ports: readonly number[],
  ) {}

  /** Starts one process on its port; resolves once it is ready. */
  async start(which: number): Promise<void> {
    const env = { CACHE_URL: this.sites.redis.url, SITE_URL: this.url, TRUST_PROXY: '1' }
    this.processes[which] = await this.sites.serve(env, this.ports[which])
  }

  /** Ends everything and removes it. */
  async remove(): Promise<void> {
    await this.caddy?.stop()
    await this.sites.remove()
  }
}
