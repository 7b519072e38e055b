import { createServer } from 'node:net'
import { PlainError } from '../plain-error.mjs'

/**
 * Whether we may listen there; the server that is tried is closed again at once.
 *
 * @param {string} host
 * @param {number} port
 * @param {string} setting the one that names the port
 * @returns {Promise<void>}
 */
export function checkPort(host, port, setting) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(new PlainError(sentenceFor(error.code, host, port, setting))),
    )
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()))
  })
}

/**
 * @param {string | undefined} code
 * @param {string} host
 * @param {number} port
 * @param {string} setting
 */
function sentenceFor(code, host, port, setting) {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken, perhaps by another Diatrivi: end the program that uses it or set ${setting} to a free one.`
    case 'EACCES':
      return `Port ${port} is not open to this user: set ${setting} to one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is not an address of this machine: set it to 127.0.0.1, or to 0.0.0.0 for every address.`
    default:
      return `Port ${port} of ${host} cannot be used (${code}): set HOST or ${setting} to something else.`
  }
}
