import type { Actor } from '../../people/account/role.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'
import type { MailState } from './mail.ts'

export type MailRefusal = 'wrong_role' | 'not_given_up'

const isAdministrator = (actor: Actor): Decision<'wrong_role'> =>
  actor.role === 'administrator' ? allowed : refused('wrong_role')

/** Only administrators see whom the installation writes to. */
export const canMail = {
  see: (actor: Actor): Decision<'wrong_role'> => isAdministrator(actor),

  /** A waiting mail is retried by itself, and a sent mail must not be sent again. */
  retry: (actor: Actor, mail: { state: MailState | 'sent' }): Decision<MailRefusal> =>
    firstRefusal<MailRefusal>(
      isAdministrator(actor),
      mail.state === 'given_up' ? allowed : refused('not_given_up'),
    ),
}
