import { ACTIVATION_CODE_HOURS, judgeCode, secondsUntilResend } from '@diatrivi/domain/account/activation'
import type { Clock } from '../../platform/clock.ts'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import { DAY, HOUR } from '../../platform/durations.ts'
import * as codes from './one-time-code.repository.ts'
import { keyedHashes, newCode, newToken } from './secrets.ts'

const TOKEN_LIFETIME = { passwordReset: 2 * HOUR, invitation: 7 * DAY }
const TOKEN_PURPOSES = ['passwordReset', 'invitation'] as const
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]

/**
 * What proves that a person reads the mail of an account: a short code to be typed, or a long one inside a link.
 */
export function oneTimeCodes({ secret, clock }: { secret: string; clock: Clock }) {
  const hashes = keyedHashes(secret)
  const hashOfCode = (accountId: number, code: string) => hashes.ofCode('activation', accountId, code)
  const hashOfToken = (token: string) => hashes.ofToken('token', token)
  const inFuture = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)

  return {
    /** A new activation code; the earlier ones become invalid. */
    async makeCode(tx: Tx, accountId: number): Promise<string> {
      const code = newCode()
      await codes.deleteCodes(tx, accountId, ['activation'])
      await codes.insertCode(tx, {
        accountId,
        purpose: 'activation',
        codeHash: hashOfCode(accountId, code),
        createdAt: clock.now(),
        expiresAt: inFuture(ACTIVATION_CODE_HOURS * HOUR),
      })
      return code
    },

    /** Uses an activation code up. A wrong one is counted, so the transaction must be committed either way. */
    async redeemCode(tx: Tx, accountId: number, code: string): Promise<boolean> {
      const row = await codes.lockNewestCode(tx, accountId, 'activation')
      if (row === undefined) return false
      const verdict = judgeCode(
        { ...row, matches: row.codeHash === hashOfCode(accountId, code) },
        clock.now(),
      )
      if (verdict === 'accepted') await codes.updateCode(tx, row.id, { usedAt: clock.now() })
      if (verdict === 'wrong') await codes.updateCode(tx, row.id, { tries: row.tries + 1 })
      return verdict === 'accepted'
    },

    async makeToken(tx: Tx, accountId: number, purpose: TokenPurpose): Promise<string> {
      const token = newToken()
      await codes.deleteCodes(tx, accountId, TOKEN_PURPOSES)
      await codes.insertCode(tx, {
        accountId,
        purpose,
        codeHash: hashOfToken(token),
        createdAt: clock.now(),
        expiresAt: inFuture(TOKEN_LIFETIME[purpose]),
      })
      return token
    },

    /** Whose password a token may set; null for one that is unknown, used or too old. */
    async ownerOfToken(db: Reader, token: string): Promise<number | null> {
      const row = await codes.findUnusedCodeByHash(db, hashOfToken(token))
      return row !== undefined && row.expiresAt > clock.now() ? row.accountId : null
    },

    /** Makes every code and token of an account invalid. */
    discardAll: (tx: Tx, accountId: number) =>
      codes.deleteCodes(tx, accountId, ['activation', ...TOKEN_PURPOSES]),

    async secondsUntilCode(tx: Tx, accountId: number): Promise<number> {
      return secondsUntilResend(await codes.findLastMadeAt(tx, accountId, ['activation']), clock.now())
    },

    async maySendToken(tx: Tx, accountId: number): Promise<boolean> {
      return secondsUntilResend(await codes.findLastMadeAt(tx, accountId, TOKEN_PURPOSES), clock.now()) === 0
    },
  }
}

export type OneTimeCodes = ReturnType<typeof oneTimeCodes>
