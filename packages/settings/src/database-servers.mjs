const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/
const WRITABLE = ['read-write', 'primary']

/**
 * The servers of an address in the form of PostgreSQL's own clients, `postgres://user:password@one:5432,other:5432/name`:
 * an address for each. Null where the text is no such address, or asks for servers that take no writes.
 *
 * @param {string} address
 */
export function databaseServers(address) {
  const [, before, hosts, after] = ADDRESS.exec(address) ?? []
  if (hosts === undefined) return null
  const servers = hosts.split(',')
  if (servers.length > 1 && servers.includes('')) return null
  const addresses = servers.map((host) => `${before}${host}${after}`)
  return addresses.every(isWritableServer) ? addresses : null
}

/** @param {string} address */
function isWritableServer(address) {
  if (!URL.canParse(address)) return false
  const target = new URL(address).searchParams.get('target_session_attrs')
  return target === null || WRITABLE.includes(target)
}
