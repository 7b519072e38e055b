import { mayUnlink, mayUsePassword } from '@diatrivi/domain/people/account/institutional-sign-in'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { enqueueMail } from '../../../platform/mail/outbox.repository.ts'
import { identityLinkedMail, identityUnlinkedMail } from '../../../platform/mail/templates/identity-mails.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import { found, Refusal } from '../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../platform/security-log/security-log.ts'
import { type AccountRow, addresseeOf } from '../account/account.model.ts'
import { lockAccount } from '../account/account.queries.ts'
import type { AccountSessions } from '../account/session/sessions.service.ts'
import { deleteIdentitiesOf, deleteIdentity, insertIdentity, listIdentities } from './identity.repository.ts'
import type { Named } from './named.model.ts'

interface Dependencies {
  db: Db
  config: Config
  clock: Clock
  links: WebLinks
  sessions: AccountSessions
  securityLog: SecurityLog
}

/** The institutional accounts with which people sign in. */
export function identitiesService({ db, config, clock, links, sessions, securityLog }: Dependencies) {
  return {
    /**
     * Links an identity to a locked account. The owner gets a mail about it, because it opens the account from now
     * on.
     */
    async link(
      tx: Tx,
      account: AccountRow,
      { issuer, subject }: Pick<Named, 'issuer' | 'subject'>,
      { address }: Caller,
    ): Promise<void> {
      await insertIdentity(tx, { accountId: account.id, issuer, subject, linkedAt: clock.now() })
      await securityLog.record(tx, {
        kind: 'identity_linked',
        accountId: account.id,
        address,
        detail: issuer,
      })
      const url = links.ownProfile(account.role)
      await enqueueMail(tx, identityLinkedMail(addresseeOf(account), { issuer, url }), clock.now())
    },

    list: ({ accountId }: SessionActor) => listIdentities(db, accountId),

    /** Deletes the identities of an account that is closed. */
    forget: (tx: Tx, accountId: number) => deleteIdentitiesOf(tx, accountId),

    /** Takes an identity off and ends all other sessions, because the identity may have opened them. */
    async unlink(
      { accountId, sessionId }: SessionActor,
      identityId: number,
      { address }: Caller,
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const account = found(await lockAccount(tx, accountId))
        const own = await listIdentities(tx, accountId)
        const { id, issuer } = found(own.find((one) => one.id === identityId))
        const isCounted = mayUsePassword(account.role, config.singleSignOn.localSignIn)
        const hasPasswordThatCounts = account.passwordHash !== null && isCounted
        if (!mayUnlink({ hasPasswordThatCounts, identities: own.length })) throw new Refusal('last_way_in')
        await deleteIdentity(tx, id)
        await sessions.endAll(tx, accountId, sessionId)
        await securityLog.record(tx, { kind: 'identity_unlinked', accountId, address, detail: issuer })
        const url = links.ownProfile(account.role)
        await enqueueMail(tx, identityUnlinkedMail(addresseeOf(account), { issuer, url }), clock.now())
      })
    },
  }
}

export type Identities = ReturnType<typeof identitiesService>
