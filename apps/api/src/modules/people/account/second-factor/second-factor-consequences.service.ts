import type { SecurityEventKind } from '@diatrivi/domain/people/account/security-event'
import type { SessionActor } from '../../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { enqueueMail } from '../../../../platform/mail/outbox.repository.ts'
import {
  type SecondFactorChange,
  secondFactorChangedMail,
  secondFactorSetUpMail,
  secondFactorTakenOffMail,
} from '../../../../platform/mail/templates/second-factor-mails.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import type { SecurityLog } from '../../../../platform/security-log/security-log.ts'
import { type AccountRow, addresseeOf } from '../account.model.ts'
import type { AccountSessions } from '../session/sessions.service.ts'
import type { FactorChallenges } from './factor-challenges.service.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.model.ts'
import { deleteFactors, replaceRecoveryCodes } from './second-factor.repository.ts'
import type { SecondFactorProofs } from './second-factor-proofs.service.ts'
import type { SecondFactorUndo } from './second-factor-undo.service.ts'

/** The owner who changes the own factor, and from where. */
export interface ByOwner {
  actor: SessionActor
  caller: Caller
}

interface Dependencies {
  clock: Clock
  links: WebLinks
  sessions: AccountSessions
  challenges: FactorChallenges
  proofs: SecondFactorProofs
  undo: SecondFactorUndo
  securityLog: SecurityLog
}

/** What follows a change of a second factor, in the transaction of the change and with the account locked. */
export function secondFactorConsequences(deps: Dependencies) {
  const { clock, links, sessions, challenges, proofs, undo, securityLog } = deps

  async function newCodes(tx: Tx, accountId: number): Promise<string[]> {
    const codes = newRecoveryCodes()
    await replaceRecoveryCodes(
      tx,
      accountId,
      codes.map((code) => recoveryCodeHash(accountId, code)),
    )
    return codes
  }

  /** What others have begun is worth nothing then: neither their sessions nor half of a sign-in. */
  async function signOutOthers(tx: Tx, accountId: number, except?: string): Promise<void> {
    await challenges.discardAll(tx, accountId)
    await sessions.endAll(tx, accountId, except)
  }

  async function changed(
    tx: Tx,
    accountId: number,
    { actor, caller: { address } }: ByOwner,
    event: { kind: SecurityEventKind; detail?: string },
  ): Promise<void> {
    await signOutOthers(tx, accountId, actor.sessionId)
    await securityLog.record(tx, { ...event, accountId, address })
  }

  async function notify(tx: Tx, account: AccountRow, change: SecondFactorChange): Promise<void> {
    const facts = { change, url: links.forgotPassword() }
    await enqueueMail(tx, secondFactorChangedMail(addresseeOf(account), facts), clock.now())
  }

  return {
    /** Returns the recovery codes, where this is the first factor. */
    async setUp(
      tx: Tx,
      account: AccountRow,
      by: ByOwner,
      { what, isFirst }: { what: 'totp' | 'passkey'; isFirst: boolean },
    ): Promise<string[] | null> {
      const { id: accountId } = account
      await changed(tx, accountId, by, { kind: 'second_factor_set_up', detail: what })
      if (!isFirst) {
        await notify(tx, account, what === 'totp' ? 'totpSetUp' : 'passkeySetUp')
        return null
      }
      const url = links.undoSecondFactor(await undo.make(tx, accountId))
      await enqueueMail(tx, secondFactorSetUpMail(addresseeOf(account), { url }), clock.now())
      return newCodes(tx, accountId)
    },

    /** One of the factors was removed; with the last one go the recovery codes. */
    async removed(tx: Tx, account: AccountRow, by: ByOwner, what: 'totp' | 'passkey'): Promise<void> {
      const { id: accountId } = account
      const isLast = (await proofs.findWays(tx, accountId)) === null
      if (isLast) {
        await deleteFactors(tx, accountId)
        await undo.discard(tx, accountId)
      }
      await changed(tx, accountId, by, { kind: 'second_factor_taken_off', detail: what })
      const removal = what === 'totp' ? 'totpRemoved' : 'passkeyRemoved'
      await notify(tx, account, isLast ? 'lastRemoved' : removal)
    },

    async renewCodes(tx: Tx, account: AccountRow, by: ByOwner): Promise<string[]> {
      await changed(tx, account.id, by, { kind: 'recovery_codes_renewed' })
      await notify(tx, account, 'codesRenewed')
      return newCodes(tx, account.id)
    },

    /** All of it, by another way than a proof; every session ends. */
    async takeOff(tx: Tx, accountId: number): Promise<void> {
      await deleteFactors(tx, accountId)
      await undo.discard(tx, accountId)
      await signOutOthers(tx, accountId)
    },

    notifyOfAdministrator: (tx: Tx, account: AccountRow): Promise<void> =>
      enqueueMail(
        tx,
        secondFactorTakenOffMail(addresseeOf(account), { url: links.ownProfile(account.role) }),
        clock.now(),
      ),
  }
}

export type SecondFactorConsequences = ReturnType<typeof secondFactorConsequences>
