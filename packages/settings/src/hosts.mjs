import { isLoopback } from './addresses.mjs'

const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i
const ADDRESS = /^(?:\[.*\]|\d{1,3}(?:\.\d{1,3}){3})$/

/**
 * The names by which an installation is reached.
 *
 * @param {string[]} addresses its public ones
 * @param {string[]} further `HOST` and those of `ALLOWED_HOSTS`
 * @returns {string[]} in lower case, without ports
 */
export function hostNamesOf(addresses, further) {
  const names = [...addresses.map((address) => new URL(address).hostname), ...further]
  return [...new Set(names.map((name) => name.toLowerCase()))]
}

/**
 * Whether a request may carry this `Host`. A stranger may lead a name of his own to this machine (DNS rebinding), and the
 * browser then takes his page for one of ours: such a name is refused. A number cannot be led elsewhere, so any is taken,
 * as are the names of the loopback. A request without the header comes from no browser.
 *
 * @param {string[]} names
 * @param {readonly string[]} rawHeaders names and values by turns, as Node gives them: only there a second `Host` is seen
 */
export function isAllowedHost(names, rawHeaders) {
  const hosts = rawHeaders.filter(
    (_, place) => place % 2 === 1 && rawHeaders[place - 1]?.toLowerCase() === 'host',
  )
  const [host] = hosts
  if (host === undefined) return true
  if (hosts.length > 1 || !HOST.test(host)) return false
  const name = host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase()
  return ADDRESS.test(name) || isLoopback(name) || names.includes(name)
}
