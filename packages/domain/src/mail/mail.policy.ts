import type { Actor } from '../account/role.ts'
import { allowed, type Decision, firstRefusal, refused } from '../shared/decision.ts'
import type { MailState } from './mail.ts'

export type MailRefusal = 'wrong_role' | 'not_given_up'

const isAdministrator = (actor: Actor): Decision<'wrong_role'> =>
  actor.role === 'administrator' ? allowed : refused('wrong_role')

/** Whom the installation writes to is the business of those who run it, and of nobody else. */
export const canMail = {
  see: (actor: Actor): Decision<'wrong_role'> => isAdministrator(actor),

  /** A letter that waits is tried by itself; one that has left must not leave again. */
  retry: (actor: Actor, mail: { state: MailState | 'sent' }): Decision<MailRefusal> =>
    firstRefusal<MailRefusal>(
      isAdministrator(actor),
      mail.state === 'given_up' ? allowed : refused('not_given_up'),
    ),
}
