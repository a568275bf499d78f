const SHARED = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
]

/**
 * The content security policy of a page made for one request: only scripts that carry its nonce run. None in
 * development, whose tools evaluate code. Prerendered pages get a wider one from next.config (docs/security.md).
 */
export const pagePolicy = (nonce: string): string | undefined =>
  process.env.NODE_ENV === 'production'
    ? [...SHARED, `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`].join('; ')
    : undefined
