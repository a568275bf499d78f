/** Runs in a page before its own scripts: links load nothing ahead. */
export const loadNothingAhead = (): void => {
  const load = window.fetch
  window.fetch = (...asked) => {
    const isAhead = new Headers(asked[1]?.headers).has('next-router-prefetch')
    return isAhead ? Promise.reject(new TypeError('Nothing is loaded ahead.')) : load(...asked)
  }
}
