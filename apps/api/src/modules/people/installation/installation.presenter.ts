import type { Handled } from '@diatrivi/contract/endpoints'
import { presentSignIn } from '../account/account.presenter.ts'
import type { SignInOutcome } from '../account/sign-in/sign-in.service.ts'
import type { MailTrialOutcome } from './mail-trial.service.ts'

export function presentFirstRun(
  outcome: SignInOutcome | null,
): Handled<'createFirstAdministrator'>['response'] {
  return outcome === null ? { outcome: 'over' } : { outcome: 'made', sign_in: presentSignIn(outcome) }
}

export function presentMailTrial(outcome: MailTrialOutcome): Handled<'tryMail'>['response'] {
  return {
    outcome: outcome.kind,
    to: outcome.to,
    server: outcome.kind === 'no_server' ? null : outcome.server,
    trouble: outcome.kind === 'failed' ? outcome.problem : null,
    codes: outcome.kind === 'failed' ? outcome.codes : null,
  }
}
