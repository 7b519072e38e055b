import type { Handled } from '@diatrivi/contract/endpoints'
import { toWireMoment } from '@diatrivi/contract/wire-dates'
import { presentSignIn } from '../account/account.presenter.ts'
import type { IdentityRow } from './identity.repository.ts'
import type { InstitutionalOutcome } from './institutional-entrance.service.ts'
import type { ProofOutcome, ProofWays } from './institutional-proof.service.ts'

export function presentBegun(
  begun: { url: string; ticket: string } | null,
): Handled<'beginInstitutionalSignIn'>['response'] {
  return begun === null ? { step: 'unavailable' } : { step: 'go', ...begun }
}

export function presentProofWays({
  hasPassword,
  providers,
  until,
}: ProofWays): Handled<'getOwnProof'>['response'] {
  return { password: hasPassword, providers, until: until === null ? null : toWireMoment(until) }
}

export function presentProof(outcome: ProofOutcome): Handled<'finishInstitutionalProof'>['response'] {
  switch (outcome.kind) {
    case 'proved':
      return { step: 'proved', until: toWireMoment(outcome.until) }
    case 'refused':
      return { step: 'refused', reason: outcome.reason }
    case 'unavailable':
    case 'over':
      return { step: outcome.kind }
  }
}

export function presentEntry(
  outcome: InstitutionalOutcome,
): Handled<'finishInstitutionalSignIn'>['response'] {
  switch (outcome.kind) {
    case 'signedIn':
      return { step: 'signed_in', sign_in: presentSignIn(outcome.outcome) }
    case 'password':
      return { step: 'password', email: outcome.email }
    case 'wrongPassword':
      return { step: 'wrong_password', email: outcome.email }
    case 'register': {
      const { email, firstName, surname, departmentIds } = outcome
      return { step: 'register', email, uName: firstName, uSurname: surname, departments: departmentIds }
    }
    case 'refused':
      return { step: 'refused', reason: outcome.reason }
    case 'unavailable':
    case 'over':
      return { step: outcome.kind }
  }
}

export function presentIdentity({
  id,
  issuer,
  linkedAt,
}: IdentityRow): Handled<'listIdentities'>['response'][number] {
  return { identityID: id, issuer, linkedAt: toWireMoment(linkedAt) }
}
