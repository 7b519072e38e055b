import {
  isFreshStep,
  isTelephoneCode,
  type SecondFactorWay,
} from '@diatrivi/domain/people/account/second-factor'
import type { SealedSecrets } from '../../../../platform/auth/sealed-secrets.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Reader, Tx } from '../../../../platform/database/transaction.ts'
import type { Logger } from '../../../../platform/logging/logger.ts'
import type { SecurityLog } from '../../../../platform/security-log/security-log.ts'
import type { ChallengeRow } from '../one-time-code/factor-challenge.repository.ts'
import type { Assertion, Passkeys } from './passkeys.protocol.ts'
import { recoveryCodeHash } from './recovery-codes.model.ts'
import * as factors from './second-factor.repository.ts'
import { stepOfCode } from './totp.protocol.ts'

/** What a person gives to prove a second factor. */
export interface GivenProof {
  code?: string | undefined
  passkey?: Assertion | undefined
}

interface Dependencies {
  clock: Clock
  log: Logger
  sealed: SealedSecrets
  passkeys: Passkeys
  securityLog: SecurityLog
}

/** The owner for whom a secret is sealed. */
export const sealOwner = (accountId: number) => `account ${accountId}`

export function secondFactorProofs({ clock, log, sealed, passkeys, securityLog }: Dependencies) {
  /** A code is good once, and none of an earlier moment after it: the caller has locked the account. */
  async function isRightTotp(tx: Tx, accountId: number, code: string): Promise<boolean> {
    const own = await factors.findTotp(tx, accountId)
    if (own === undefined) return false
    if (!sealed.isKnown(own.sealedSecret)) {
      log.warn({ accountId }, 'the secret of a second factor was sealed with a key that is no longer set')
      return false
    }
    const secret = sealed.open(own.sealedSecret, sealOwner(accountId))
    const step = stepOfCode(secret, code, clock.now())
    if (step === null || !isFreshStep(step, own.lastStep)) return false
    const isCurrent = sealed.isCurrent(own.sealedSecret)
    await factors.updateTotp(tx, accountId, {
      lastStep: step,
      ...(!isCurrent && { sealedSecret: sealed.seal(secret, sealOwner(accountId)) }),
    })
    return true
  }

  async function isRightRecoveryCode(tx: Tx, accountId: number, code: string): Promise<boolean> {
    const isRight = await factors.takeRecoveryCode(tx, accountId, recoveryCodeHash(accountId, code))
    if (isRight) await securityLog.record(tx, { kind: 'recovery_code_used', accountId })
    return isRight
  }

  async function isRightPasskey(
    tx: Tx,
    accountId: number,
    assertion: Assertion,
    challenge: string,
  ): Promise<boolean> {
    const known = (await factors.listPasskeys(tx, accountId)).find(
      ({ credentialId }) => credentialId === assertion.id,
    )
    if (known === undefined) return false
    const verdict = await passkeys.judge(assertion, known, challenge)
    if (verdict.kind === 'copied') {
      await securityLog.record(tx, { kind: 'passkey_copied', accountId, detail: known.name })
    }
    if (verdict.kind !== 'right') return false
    await factors.updatePasskey(tx, known.id, { counter: verdict.counter, lastUsedAt: clock.now() })
    return true
  }

  return {
    /** What is asked of an account; null where it has no second factor. */
    async findWays(db: Reader, accountId: number): Promise<SecondFactorWay[] | null> {
      const own = await factors.findTotp(db, accountId)
      const keys = await factors.listPasskeys(db, accountId)
      if (own === undefined && keys.length === 0) return null
      const codes = await factors.countRecoveryCodes(db, accountId)
      return [
        ...(keys.length > 0 && passkeys.host !== null ? (['passkey'] as const) : []),
        ...(own !== undefined && sealed.isKnown(own.sealedSecret) ? (['totp'] as const) : []),
        ...(codes > 0 ? (['recovery_code'] as const) : []),
      ]
    },

    /** Uses the proof up. The challenge is what a passkey was asked to sign. */
    async isRight(
      tx: Tx,
      accountId: number,
      { code, passkey }: GivenProof,
      challenge: ChallengeRow | undefined,
    ): Promise<boolean> {
      if (passkey !== undefined) {
        const asked = challenge?.webauthnChallenge ?? null
        return asked !== null && (await isRightPasskey(tx, accountId, passkey, asked))
      }
      if (code === undefined) return false
      return isTelephoneCode(code)
        ? isRightTotp(tx, accountId, code)
        : isRightRecoveryCode(tx, accountId, code)
    },
  }
}

export type SecondFactorProofs = ReturnType<typeof secondFactorProofs>
