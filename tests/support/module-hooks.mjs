// Node's hooks for resolving modules in the integration tests (int-modules.mjs).

const REPLACED = {
  // Outside of a Next request next/cache throws; the recorder notes what would have been renewed.
  'next/cache': new URL('./next-cache.ts', import.meta.url).href,
  // The package itself works only in a context of Jest's own; the runner gives the same functions as globals.
  '@jest/globals': new URL('./jest-globals.mjs', import.meta.url).href,
}

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) =>
  next(REPLACED[/** @type {keyof typeof REPLACED} */ (specifier)] ?? specifier, context)
