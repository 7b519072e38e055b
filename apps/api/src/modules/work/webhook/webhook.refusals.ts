import { isIP } from 'node:net'
import type { AllowedAddresses } from '../../../platform/outbound/allowed-addresses.ts'
import type { ConstraintRefusals } from '../../../platform/refusal/constraint-refusals.ts'
import { invalidFields } from '../../../platform/refusal/refusal.ts'

export const WEBHOOK_REFUSALS: ConstraintRefusals = {
  webhook_institution_id_institution_id_fk: () => invalidFields({ instID: 'unknown_institution' }),
  webhook_department_id_department_id_fk: () => invalidFields({ depID: 'unknown_department' }),
}

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/**
 * Refuses what would never be sent: http, but to this machine where the settings allow it, and a number that they do not
 * allow. What a name stands for is judged when it is connected to, because it may change.
 */
export function enforceAddress(address: string, isAllowed: AllowedAddresses): void {
  const { protocol, hostname } = new URL(address)
  const number = hostname.replace(/^\[|\]$/g, '')
  const isPlainAllowed = OWN_MACHINE.includes(hostname) && isAllowed('127.0.0.1')
  if (protocol !== 'https:' && !isPlainAllowed) throw invalidFields({ address: 'https_required' })
  if (hostname === 'localhost' && !isPlainAllowed) throw invalidFields({ address: 'address_not_allowed' })
  if (isIP(number) !== 0 && !isAllowed(number)) throw invalidFields({ address: 'address_not_allowed' })
}
