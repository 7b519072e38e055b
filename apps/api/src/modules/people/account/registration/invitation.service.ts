import { mayUsePassword } from '@diatrivi/domain/people/account/institutional-sign-in'
import type { Clock } from '../../../../platform/clock.ts'
import type { Config } from '../../../../platform/config/config.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { enqueueMail } from '../../../../platform/mail/outbox.repository.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import { found } from '../../../../platform/refusal/refusal.ts'
import { lockAccount } from '../account.queries.ts'
import type { OneTimeCodes } from '../one-time-code/one-time-codes.service.ts'
import { invitationTo } from './invitation.model.ts'
import type { InvitedRole } from './staff.repository.ts'

interface Dependencies {
  config: Config
  clock: Clock
  codes: OneTimeCodes
  links: WebLinks
}

export function invitationService({ config, clock, codes, links }: Dependencies) {
  return {
    /**
     * Sends a new member of the staff a link to choose the first password, which activates the account too; where no
     * member of the staff signs in with one, the page on which the institution lets the person in.
     */
    async invite(tx: Tx, accountId: number, role: InvitedRole): Promise<void> {
      const account = found(await lockAccount(tx, accountId))
      const hasPassword = mayUsePassword(role, config.singleSignOn.localSignIn)
      const token = hasPassword ? await codes.makeToken(tx, accountId, 'invitation') : null
      await enqueueMail(tx, invitationTo(links, account, role, token), clock.now())
    },
  }
}

export type InvitationService = ReturnType<typeof invitationService>
