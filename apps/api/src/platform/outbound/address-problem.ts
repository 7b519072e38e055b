import { isIP } from 'node:net'
import type { AllowedAddresses } from './allowed-addresses.ts'

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/**
 * Why nothing would ever be sent to an address that a person has named: http, but to this machine where the settings
 * allow it, and a number that they do not allow. What a name stands for is judged when it is connected to, because it
 * may change.
 */
export function addressProblem(
  address: string,
  isAllowed: AllowedAddresses,
): 'https_required' | 'address_not_allowed' | null {
  const { protocol, hostname } = new URL(address)
  const number = hostname.replace(/^\[|\]$/g, '')
  const isPlainAllowed = OWN_MACHINE.includes(hostname) && isAllowed('127.0.0.1')
  if (protocol !== 'https:' && !isPlainAllowed) return 'https_required'
  if (hostname === 'localhost' && !isPlainAllowed) return 'address_not_allowed'
  return isIP(number) !== 0 && !isAllowed(number) ? 'address_not_allowed' : null
}
