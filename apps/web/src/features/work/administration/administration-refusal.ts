import type { Decision } from '@diatrivi/domain/shared/decision'
import type { AdministrationRefusal } from '@diatrivi/domain/work/administration/administration.policy'
import { m } from '../../../paraglide/messages.js'

/** The sentence for each refusal of the domain; the API has the same sentences for these codes. */
const SENTENCES: Record<AdministrationRefusal, () => string> = {
  has_departments: m.administration_has_departments,
  has_users: m.administration_has_users,
  has_theses: m.administration_has_theses,
  has_seats: m.administration_has_seats,
  own_account: m.administration_own_account,
}

export function administrationRefusal(decision: Decision<AdministrationRefusal>): string | null {
  return decision.allowed ? null : SENTENCES[decision.reason]()
}
