// What one person sends as files goes on to Next a few at a time. Taking a photo in costs some forty milliseconds of the
// one thread that serves everybody: twelve at once made a save meanwhile wait for half a second.

/** Files of one person that are taken in at once. */
const AT_ONCE = 2
/** Who sends slowly steps aside after this time: what is still on its way costs nobody anything. */
const STEP_ASIDE_MS = 1000

/** Whose line a request stands in; undefined when it brings no file, or nobody is signed in. */
const lineOf = ({ headers }) =>
  /^multipart\/form-data/i.test(headers['content-type'] ?? '') ? headers.cookie : undefined

/** Lines of requests that bring files, one for each session, so that nobody waits for somebody else's. */
export function createUploadLines() {
  const lines = new Map()

  const leave = (key, line) => {
    const next = line.waiting.shift()
    if (next) return next()
    line.active -= 1
    if (line.active === 0) lines.delete(key)
    return undefined
  }

  return {
    /** Resolves when the request may go on: at once, or when it is its turn. Also when its sender has gone away. */
    async turn(request, response) {
      const key = lineOf(request)
      if (key === undefined) return
      const line = lines.get(key) ?? { active: 0, waiting: [] }
      lines.set(key, line)
      if (line.active >= AT_ONCE) await new Promise((enter) => line.waiting.push(enter))
      else line.active += 1
      let isGone = false
      const go = () => {
        if (isGone) return
        isGone = true
        clearTimeout(late)
        leave(key, line)
      }
      const late = setTimeout(go, STEP_ASIDE_MS)
      if (response.closed) go()
      else response.once('close', go)
    },
    /** How many sessions have files under way, and how many requests of one stand in line. */
    size: () => lines.size,
    waiting: (cookie) => lines.get(cookie)?.waiting.length ?? 0,
  }
}
