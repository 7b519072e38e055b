/**
 * The host as a browser on this machine can type it: "every address" is not one.
 *
 * @param {string} host
 */
export function typedHost(host) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * Whether only this machine reaches that host.
 *
 * @param {string} host as a setting or an address writes it
 */
export function isLoopback(host) {
  return /^(?:127(?:\.\d{1,3}){3}|::1|\[::1\]|(?:[\w-]+\.)*localhost)$/i.test(host)
}

/**
 * @param {number} apiPort
 * @param {number} webPort
 * @returns {string | undefined} undefined where they are two
 */
export function samePortProblem(apiPort, webPort) {
  return apiPort === webPort ? `API_PORT and WEB_PORT must differ: both are ${apiPort}.` : undefined
}
