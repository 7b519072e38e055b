import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

const FORM = /^[\w.-]{8,64}$/

/**
 * The id that a trusted proxy has given the request, so that its log and ours can be compared; else one of ours, for a
 * stranger who chooses it could pass his request off as another in the log.
 */
export function requestIds(trustedProxies: string): (request: IncomingMessage) => string {
  const trusted = addressesOf(trustedProxies)
  const isTrusted = (address = '') =>
    address !== '' && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const isTaken = typeof given === 'string' && FORM.test(given) && isTrusted(socket.remoteAddress)
    return isTaken ? given : randomUUID()
  }
}

/** @param networks in the form of the setting, which has been checked */
function addressesOf(networks: string): BlockList {
  const list = new BlockList()
  const named = networks.split(',').flatMap((one) => (one === 'loopback' ? ['127.0.0.0/8', '::1'] : [one]))
  for (const network of named) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}
