import ipaddr from 'ipaddr.js'

type Network = ReturnType<typeof ipaddr.parseCIDR>

const LOOPBACK: readonly Network[] = [ipaddr.parseCIDR('127.0.0.0/8'), ipaddr.parseCIDR('::1/128')]
/** What is given to hosts of the public internet; the libraries' word `unicast` has more. */
const PUBLIC_OF_SIX = ipaddr.parseCIDR('2000::/3')
/** The inner services of one cloud have a public number. */
const METADATA_OF_AZURE = '168.63.129.16'

/**
 * Whether the server may connect to an address that a person has named: those of the public internet, and the networks
 * that the settings add. Everything of this machine and of the networks around it is refused otherwise.
 */
export function allowedAddresses(allowed: string | undefined): (address: string) => boolean {
  const networks = (allowed ?? '').split(',').flatMap(networksOf)
  return (text) => {
    if (!ipaddr.isValid(text)) return false
    // An address of four numbers in the form of eight is judged as what it is.
    const address = ipaddr.process(text)
    return isPublic(address) || networks.some((network) => isIn(address, network))
  }
}

export type AllowedAddresses = ReturnType<typeof allowedAddresses>

/** For addresses that any person may name: the networks that the settings add are for those of administrators. */
export const isPublicAddress: AllowedAddresses = allowedAddresses(undefined)

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast' || address.toString() === METADATA_OF_AZURE) return false
  return address.kind() === 'ipv4' || isIn(address, PUBLIC_OF_SIX)
}

function isIn(address: ipaddr.IPv4 | ipaddr.IPv6, [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match(network, bits)
}

function networksOf(text: string): readonly Network[] {
  if (text === '') return []
  if (text === 'loopback') return LOOPBACK
  if (text.includes('/')) return [ipaddr.parseCIDR(text)]
  const address = ipaddr.parse(text)
  return [[address, address.kind() === 'ipv4' ? 32 : 128] as Network]
}
