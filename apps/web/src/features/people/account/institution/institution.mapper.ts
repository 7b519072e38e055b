import type { Wire } from '@diatrivi/contract/endpoints'
import { type SecondStepAsked, type SignedIn, toSignInOutcome } from '../sign-in.mapper.ts'

export interface PersonOfInstitution {
  email: string
  firstName: string
  surname: string
  departmentIds: readonly number[]
}

type Reason = Extract<Wire<'linkIdentity'>['response'], { step: 'refused' }>['reason']

/** How a sign-in by the institution goes on. */
export type InstitutionalStep =
  | SignedIn
  | SecondStepAsked
  | { kind: 'password'; email: string; isWrong: boolean }
  | { kind: 'register'; person: PersonOfInstitution }
  | { kind: 'refused'; reason: Reason }
  | { kind: 'unavailable' }
  | { kind: 'over' }

export function toInstitutionalStep(answer: Wire<'linkIdentity'>['response']): InstitutionalStep {
  switch (answer.step) {
    case 'signed_in': {
      const outcome = toSignInOutcome(answer.sign_in)
      return outcome.kind === 'signed-in' || outcome.kind === 'second-step' ? outcome : { kind: 'over' }
    }
    case 'password':
    case 'wrong_password':
      return { kind: 'password', email: answer.email, isWrong: answer.step === 'wrong_password' }
    case 'register': {
      const { email, uName, uSurname, departments } = answer
      const person = { email, firstName: uName, surname: uSurname, departmentIds: departments }
      return { kind: 'register', person }
    }
    case 'refused':
      return { kind: 'refused', reason: answer.reason }
    case 'unavailable':
    case 'over':
      return { kind: answer.step }
  }
}
