// Where the site's own server listens, and under which address this machine reaches it.

const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** @typedef {Record<string, string | undefined>} Env */

/**
 * The address to listen on: `HOSTNAME_BIND`, else the loopback address when TRUST_PROXY says that a proxy stands in
 * front, else undefined (all addresses). Whoever could reach the port past the proxy could forge X-Forwarded-For.
 * @param {Env} env
 */
export const bindAddress = (env) =>
  env.HOSTNAME_BIND || (Number(env.TRUST_PROXY || 0) > 0 ? '127.0.0.1' : undefined)

/** The site's URL for a program on this machine; the same as in src/lib/env.ts. @param {Env} env */
export const localUrl = (env) => {
  const bound = bindAddress(env)
  const host = !bound || EVERYWHERE.has(bound) ? '127.0.0.1' : bound
  return `http://${host.includes(':') ? `[${host}]` : host}:${Number(env.PORT || 3000)}`
}
