import { isTelephoneCode } from '@diatrivi/domain/people/account/second-factor'
import type { SessionActor } from '../../../../platform/auth/session-actor.ts'
import { type SignInThrottle, secondFactorName } from '../../../../platform/auth/sign-in-throttle.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Db, Tx } from '../../../../platform/database/transaction.ts'
import { found } from '../../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../../platform/security-log/security-log.ts'
import type { AccountRow } from '../account.model.ts'
import { findAccount, lockAccount } from '../account.queries.ts'
import type { ProvePassword } from '../password/own-password.service.ts'
import type { FactorChallenges } from './factor-challenges.service.ts'
import type { GivenProof, SecondFactorProofs } from './second-factor-proofs.service.ts'

export interface OwnerProof extends GivenProof {
  password: string
}

export type Unproven = 'wrongPassword' | 'wrongProof'

interface Dependencies {
  db: Db
  provePassword: ProvePassword
  challenges: FactorChallenges
  proofs: SecondFactorProofs
  signInThrottle: SignInThrottle
  secondFactorThrottle: SignInThrottle
  securityLog: SecurityLog
}

/**
 * The owner who changes a second factor proves the account once more: by the password, and by a factor where one is
 * set up.
 */
export function ownerProof(deps: Dependencies) {
  const { db, provePassword, challenges, proofs, signInThrottle, secondFactorThrottle, securityLog } = deps

  /** Does the action in the transaction in which the proof is used up, with the account locked. */
  return async function proven<Result>(
    actor: SessionActor,
    { password, ...proof }: OwnerProof,
    caller: Caller,
    act: (tx: Tx, account: AccountRow) => Promise<Result>,
  ): Promise<Unproven | { result: Result }> {
    const owner = found(await findAccount(db, actor.accountId))
    const attempt = await provePassword(owner, password, actor, caller)
    if (attempt === null) return 'wrongPassword'
    const { address } = caller
    const isGuessable = proof.code !== undefined && isTelephoneCode(proof.code)
    const ofCode = isGuessable
      ? await secondFactorThrottle.begin(secondFactorName(owner.id), address, actor.sessionId)
      : null
    const outcome = await db.transaction(async (tx) => {
      const account = found(await lockAccount(tx, owner.id))
      await signInThrottle.succeeded(tx, attempt)
      if (account.passwordHash !== owner.passwordHash) return 'wrongPassword'
      const hasFactor = (await proofs.findWays(tx, owner.id)) !== null
      const asked = await challenges.find(tx, actor, 'proof')
      if (hasFactor && !(await proofs.isRight(tx, owner.id, proof, asked))) return 'wrongProof'
      if (asked !== undefined) await challenges.met(tx, asked)
      if (ofCode !== null) await secondFactorThrottle.succeeded(tx, ofCode)
      return { result: await act(tx, account) }
    })
    if (outcome === 'wrongProof') {
      securityLog.count({ kind: 'second_factor_failed', accountId: owner.id, address })
    }
    return outcome
  }
}

export type ProveOwner = ReturnType<typeof ownerProof>
