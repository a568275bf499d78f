// @ts-check
// Where the site's own server listens, and under which address this machine reaches it.

const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** @typedef {Record<string, string | undefined>} Env */

/**
 * The address to listen on: `HOSTNAME_BIND`, else this machine alone when a proxy is said to stand in front, else
 * (undefined) every address of this machine. A port that anybody reaches past the proxy would believe any visitor's
 * X-Forwarded-For.
 * @param {Env} env
 */
export const bindAddress = (env) =>
  env.HOSTNAME_BIND || (Number(env.TRUST_PROXY || 0) > 0 ? '127.0.0.1' : undefined)

/** The site as a program on this machine reaches it; src/lib/env.ts says the same. @param {Env} env */
export const localUrl = (env) => {
  const bound = bindAddress(env)
  const host = !bound || EVERYWHERE.has(bound) ? '127.0.0.1' : bound
  return `http://${host.includes(':') ? `[${host}]` : host}:${Number(env.PORT || 3000)}`
}
