import { attemptsOf } from '../../../../platform/auth/attempt.repository.ts'
import type { SessionActor } from '../../../../platform/auth/session-actor.ts'
import type { SigningSecrets } from '../../../../platform/auth/tokens.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db, Reader } from '../../../../platform/database/transaction.ts'
import { MINUTE } from '../../../../platform/durations.ts'
import { found, Refusal } from '../../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../../platform/security-log/security-log.ts'
import { findAccount } from '../account.queries.ts'
import { deleteCodes, findUnusedCodeByHash, insertCode } from '../one-time-code/one-time-code.repository.ts'
import { codeHashes, newToken } from '../one-time-code/secrets.model.ts'
import type { ProveOwn } from './own-proof.service.ts'

const PURPOSE = 'ownData'
const HOLDS_FOR = 5 * MINUTE
/** An archive reads every table and every file of a person. */
const AN_HOUR = { name: 'own-data', attempts: 10, withinSeconds: 3_600 }

interface Dependencies extends SigningSecrets {
  db: Db
  clock: Clock
  proveOwn: ProveOwn
  securityLog: SecurityLog
}

/** What a proof opens of all that is kept about a person: a link to it, and its deletion. */
export function ownDataProof({ db, clock, proveOwn, securityLog, ...secrets }: Dependencies) {
  const hashOf = (token: string) => codeHashes(secrets).ofToken('own-data', token)

  return {
    /** Proves the person for other uses of a proof. */
    prove: proveOwn,

    /** Good for some minutes and the own sessions. Null where the proof does not hold; a new one takes the place of an earlier. */
    async makeLink(
      actor: SessionActor,
      password: string | undefined,
      caller: Caller,
    ): Promise<string | null> {
      const owner = found(await findAccount(db, actor.accountId))
      const proof = await proveOwn(owner, password, actor, caller)
      if (proof === null) return null
      await db.transaction((tx) => proof.settle(tx))
      const token = newToken()
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + HOLDS_FOR)
      await db.transaction(async (tx) => {
        const retryAfterSeconds = await attemptsOf(AN_HOUR, tx).count(String(owner.id))
        if (retryAfterSeconds > 0) throw new Refusal('too_many_attempts', { retryAfterSeconds })
        await deleteCodes(tx, owner.id, [PURPOSE])
        await insertCode(tx, {
          accountId: owner.id,
          purpose: PURPOSE,
          codeHash: hashOf(token),
          createdAt,
          expiresAt,
        })
        await securityLog.record(tx, {
          kind: 'own_data_taken',
          accountId: owner.id,
          address: caller.address,
        })
      })
      return token
    },

    /** Whether the link holds, and leads to the data of this account. */
    async isLinkOf(db: Reader, accountId: number, token: string): Promise<boolean> {
      const row = await findUnusedCodeByHash(db, hashOf(token))
      return row !== undefined && row.accountId === accountId && row.expiresAt > clock.now()
    },
  }
}

export type OwnDataProof = ReturnType<typeof ownDataProof>
