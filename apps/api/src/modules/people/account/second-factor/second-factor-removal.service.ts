import type { RequestThrottle } from '../../../../platform/auth/request-throttle.ts'
import type { SessionActor } from '../../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db, Tx } from '../../../../platform/database/transaction.ts'
import { enqueueMail } from '../../../../platform/mail/outbox.repository.ts'
import { passwordResetMail } from '../../../../platform/mail/templates/account-mails.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import { found } from '../../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../../platform/security-log/security-log.ts'
import { type AccountRow, addresseeOf } from '../account.model.ts'
import { lockAccount } from '../account.queries.ts'
import type { OneTimeCodes } from '../one-time-code/one-time-codes.service.ts'
import type { FactorChallenges } from './factor-challenges.service.ts'
import type { OwnerProof, ProveOwner } from './owner-proof.service.ts'
import type { Passkeys } from './passkeys.protocol.ts'
import * as factors from './second-factor.repository.ts'
import type { SecondFactorConsequences } from './second-factor-consequences.service.ts'
import type { SecondFactorProofs } from './second-factor-proofs.service.ts'
import type { SecondFactorUndo } from './second-factor-undo.service.ts'

interface Dependencies {
  db: Db
  clock: Clock
  links: WebLinks
  throttle: RequestThrottle
  codes: OneTimeCodes
  passkeys: Passkeys
  challenges: FactorChallenges
  proofs: SecondFactorProofs
  proven: ProveOwner
  consequences: SecondFactorConsequences
  undo: SecondFactorUndo
  securityLog: SecurityLog
}

/** How a second factor is taken off: by its owner with a proof, by the link of a mail, by an administrator. */
export function secondFactorRemoval(deps: Dependencies) {
  const { db, clock, links, throttle, codes, passkeys, challenges, proofs, proven } = deps
  const { consequences, undo, securityLog } = deps

  return {
    removeTotp: (actor: SessionActor, proof: OwnerProof, caller: Caller) =>
      proven(actor, proof, caller, async (tx, account) => {
        found(await factors.findTotp(tx, account.id))
        await factors.deleteTotp(tx, account.id)
        await consequences.removed(tx, account, { actor, caller }, 'totp')
      }),

    removePasskey: (actor: SessionActor, passkeyId: number, proof: OwnerProof, caller: Caller) =>
      proven(actor, proof, caller, async (tx, account) => {
        const own = await factors.listPasskeys(tx, account.id)
        const { id } = found(own.find((passkey) => passkey.id === passkeyId))
        await factors.deletePasskey(tx, id)
        await consequences.removed(tx, account, { actor, caller }, 'passkey')
      }),

    renewRecoveryCodes: (actor: SessionActor, proof: OwnerProof, caller: Caller) =>
      proven(actor, proof, caller, async (tx, account) => {
        found((await proofs.findWays(tx, account.id)) ?? undefined)
        return consequences.renewCodes(tx, account, { actor, caller })
      }),

    /** What the browser is to sign for one of the above. */
    beginPasskeyProof: (actor: SessionActor) =>
      db.transaction(async (tx) => {
        const { id } = found(await lockAccount(tx, actor.accountId))
        const keys = await factors.listPasskeys(tx, id)
        found(keys[0])
        const options = await passkeys.requestOptions(keys)
        await challenges.begin(tx, actor, 'proof', { webauthnChallenge: options.challenge })
        return options
      }),

    /**
     * By the link of the mail about a first factor: a thief who had the password may have set it up, so that every
     * session ends and the owner gets a link for another password. False for a link that is unknown, used or too old.
     */
    async undo(token: string, { address }: Caller): Promise<boolean> {
      await throttle(address)
      const ownerId = await undo.ownerOf(db, token)
      if (ownerId === null) return false
      return db.transaction(async (tx) => {
        const account = await lockAccount(tx, ownerId)
        // Read again under the lock: of two requests with the same link, the second finds it used.
        if (account === undefined || (await undo.ownerOf(tx, token)) === null) return false
        await consequences.takeOff(tx, account.id)
        const url = links.choosePassword(await codes.makeToken(tx, account.id, 'passwordReset'))
        const { username } = account
        await enqueueMail(tx, passwordResetMail(addresseeOf(account), { url, username }), clock.now())
        await securityLog.record(tx, {
          kind: 'second_factor_taken_off',
          accountId: account.id,
          address,
          detail: 'by the link of the mail',
        })
        return true
      })
    },

    /** By an administrator, who records it. False where there is none. */
    async takeOff(tx: Tx, account: AccountRow): Promise<boolean> {
      if ((await proofs.findWays(tx, account.id)) === null) return false
      await consequences.takeOff(tx, account.id)
      await consequences.notifyOfAdministrator(tx, account)
      return true
    },
  }
}

export type SecondFactorRemoval = ReturnType<typeof secondFactorRemoval>
