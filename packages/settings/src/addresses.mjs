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
 * @param {number} apiPort
 * @param {number} webPort
 * @returns {string | undefined} undefined where they are two
 */
export function samePortProblem(apiPort, webPort) {
  return apiPort === webPort ? `API_PORT and WEB_PORT must differ: both are ${apiPort}.` : undefined
}
