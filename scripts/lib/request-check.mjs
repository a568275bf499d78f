// What the server responds by itself to invalid addresses and to errors before or after Next.

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse<Request>} Response
 */

/**
 * The path of a request, or undefined when its address is invalid: a second slash or a backslash at its beginning (which
 * URLs take for a host name), an impossible host or port, percent signs that decode to no text.
 * @param {Request} request
 */
export function pathOf({ url = '' }) {
  if (!/^(\/(?![/\\])|https?:\/\/)/i.test(url) || !URL.canParse(url, 'http://localhost')) return undefined
  const { pathname } = new URL(url, 'http://localhost')
  try {
    decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  return pathname
}

/** `http://host/path`, which is allowed in a request line, as the path Next expects. @param {Request} request */
export function stripHost(request) {
  if (request.url?.startsWith('/')) return
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  request.url = pathname + search
}

/** @param {Response} response @param {number} status @param {string} text */
export function sendText(response, status, text) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(text)
}

const PAGES = {
  400: {
    title: 'Adresa nie je správna',
    text: 'Túto adresu nevieme prečítať. Skontrolujte ju, alebo začnite na úvodnej stránke.',
  },
  405: {
    title: 'Takto sa stránka otvoriť nedá',
    text: 'Stránky sa dajú len čítať. Ak ste práve niečo odosielali, vráťte sa späť a skúste to znova.',
  },
  500: {
    title: 'Stránka je práve mimo prevádzky',
    text: 'Pracujeme na náprave. Skúste to, prosím, o&nbsp;chvíľu znova.',
  },
}

/** Needs nothing: no style sheet, no script, no database. @param {400 | 405 | 500} status */
const pageFor = (status) => `<!DOCTYPE html>
<html lang="sk">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${PAGES[status].title}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
body { max-inline-size: 36rem; margin: 15vh auto; padding-inline: 1.5rem }
h1 { line-height: 1.2 }
a { color: inherit }
</style>
</head>
<body>
<main>
<h1>${PAGES[status].title}</h1>
<p>${PAGES[status].text}</p>
<p><a href="/">Na úvodnú stránku</a></p>
</main>
</body>
</html>
`

/** Sends a page of the server's own and closes the connection; when the head is sent already, only closes it. @param {Response} response @param {400 | 405 | 500} status @param {Record<string, string>} [headers] */
export function sendErrorPage(response, status, headers = {}) {
  if (response.headersSent) return void response.destroy()
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    connection: 'close',
    ...headers,
  })
  return void response.end(pageFor(status))
}
