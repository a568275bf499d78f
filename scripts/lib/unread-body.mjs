// A response sent before its request was read to the end (413, 401): what is left of the body is read and dropped. Left
// unread it would stop the connection's next request; closed at once, the connection would be reset before the client
// has read the response.

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('node:net').Socket} Socket
 */

/** By then the rest must have come. */
const REST_MS = 30_000
/** More than the largest upload; a client that sends more than this takes no notice of the response. */
const REST_BYTES = 64 * 1024 * 1024

/** Reads the rest of a body and drops it; ends the connection when it is too long or does not come. @param {Request} request @param {Socket} socket @param {() => void} done */
function dropRest(request, socket, done) {
  let left = REST_BYTES
  const timer = setTimeout(() => socket.destroy(), REST_MS).unref()
  // Its own would take no more of a body whose reading was given up, and stop the socket.
  request.push = (/** @type {Buffer | null} */ chunk) => {
    if (chunk === null) {
      clearTimeout(timer)
      done()
    } else if ((left -= chunk.length) < 0) socket.destroy()
    return true
  }
  socket.resume()
}

/** Has the rest of this request's body dropped when its response ends first. @param {Request} request @param {Response} response */
export function dropUnreadBody(request, response) {
  // Kept here: Node takes it from a request whose reading was given up.
  const { socket } = request
  const { destroySoon } = socket
  let closing = false
  // Node calls it after the last response of a connection, before other listeners of its „finish“.
  socket.destroySoon = () => {
    if (request.complete) return destroySoon.call(socket)
    closing = true
    return void socket.end()
  }
  response.once('close', () => (socket.destroySoon = destroySoon))
  response.once('finish', () => {
    if (!request.complete) dropRest(request, socket, () => closing && destroySoon.call(socket))
  })
}
