import { addressProblem } from '../../../platform/outbound/address-problem.ts'
import type { AllowedAddresses } from '../../../platform/outbound/allowed-addresses.ts'
import type { ConstraintRefusals } from '../../../platform/refusal/constraint-refusals.ts'
import { invalidFields } from '../../../platform/refusal/refusal.ts'

export const WEBHOOK_REFUSALS: ConstraintRefusals = {
  webhook_institution_id_institution_id_fk: () => invalidFields({ instID: 'unknown_institution' }),
  webhook_department_id_department_id_fk: () => invalidFields({ depID: 'unknown_department' }),
}

/** Refuses what would never be sent. */
export function enforceAddress({ address }: { address: string }, isAllowed: AllowedAddresses): void {
  const problem = addressProblem(address, isAllowed)
  if (problem !== null) throw invalidFields({ address: problem })
}
