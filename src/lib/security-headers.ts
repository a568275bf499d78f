const SHARED = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
]

const policy = (scripts: string): string | undefined =>
  process.env.NODE_ENV === 'production' ? [...SHARED, `script-src ${scripts}`].join('; ') : undefined

/**
 * The content security policy of a page rendered for one request: only scripts with its nonce run. Undefined in
 * development, whose tools evaluate code.
 */
export const pagePolicy = (nonce: string): string | undefined =>
  policy(`'self' 'nonce-${nonce}' 'strict-dynamic'`)

/** The policy of a prerendered page, whose inline scripts of Next cannot have a nonce (docs/security.md). */
export const publicPolicy = (): string | undefined => policy("'self' 'unsafe-inline'")
