import {
  ACTIVATION_CODE_HOURS,
  ACTIVATION_CODE_TRIES,
  ACTIVATION_CODE_TRIES_OF_ALL,
  CODES_A_DAY,
  judgeCode,
  secondsUntilResend,
} from '@diatrivi/domain/people/account/activation'
import { attemptsOf } from '../../../../platform/auth/attempt.repository.ts'
import type { SigningSecrets } from '../../../../platform/auth/tokens.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Reader, Tx } from '../../../../platform/database/transaction.ts'
import { DAY, HOUR } from '../../../../platform/durations.ts'
import { deleteChallengesOf } from './factor-challenge.repository.ts'
import * as codes from './one-time-code.repository.ts'
import { codeHashes, newCode, newToken } from './secrets.model.ts'

const TOKEN_LIFETIME = { passwordReset: 2 * HOUR, invitation: 7 * DAY }
const TOKEN_PURPOSES = ['passwordReset', 'invitation'] as const
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]
/** All of them hold until one is used, so that no stranger's request kills a person's link. Beyond that none is sent. */
const RESET_LINKS_AT_ONCE = 5
/** The tries of one caller for one code. */
const CODE_TRIES = {
  name: 'code',
  attempts: ACTIVATION_CODE_TRIES,
  withinSeconds: (ACTIVATION_CODE_HOURS * HOUR) / 1_000,
}

/**
 * What proves that a person reads the mail of an account: a short code to be typed, or a long one inside a link.
 */
export function oneTimeCodes({ clock, ...secrets }: SigningSecrets & { clock: Clock }) {
  const hashes = codeHashes(secrets)
  const hashOfCode = (email: string, code: string) => hashes.ofCode('activation', email.toLowerCase(), code)
  const hashOfToken = (token: string) => hashes.ofToken('token', token)
  const inFuture = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)

  return {
    /**
     * A new activation code. It belongs to the address, not to one registration: only the newest holds, and it opens
     * any of the registrations.
     */
    async makeCode(tx: Tx, { id: accountId, email }: { id: number; email: string }): Promise<string> {
      const code = newCode()
      await codes.insertCode(tx, {
        accountId,
        purpose: 'activation',
        codeHash: hashOfCode(email, code),
        createdAt: clock.now(),
        expiresAt: inFuture(ACTIVATION_CODE_HOURS * HOUR),
      })
      return code
    },

    /** Uses an activation code up. A wrong one is counted, so the transaction must be committed either way. */
    async redeemCode(tx: Tx, { email, code }: TypedCode, callerAddress: string): Promise<boolean> {
      const row = await codes.lockNewestCode(tx, email)
      if (row === undefined) return false
      const own = attemptsOf(CODE_TRIES, tx)
      const key = `${row.id} ${callerAddress}`
      const isExhausted = (await own.count(key)) > 0 || row.tries >= ACTIVATION_CODE_TRIES_OF_ALL
      const matches = hashes.isOfCode(row.codeHash, 'activation', email.toLowerCase(), code)
      const verdict = judgeCode({ ...row, matches, isExhausted }, clock.now())
      if (verdict === 'accepted') {
        await codes.updateCode(tx, row.id, { usedAt: clock.now() })
        await own.forget(key)
      }
      if (verdict === 'wrong') await codes.updateCode(tx, row.id, { tries: row.tries + 1 })
      return verdict === 'accepted'
    },

    /** An invitation takes the place of every earlier link; a link for a forgotten password leaves them as they are. */
    async makeToken(tx: Tx, accountId: number, purpose: TokenPurpose): Promise<string> {
      const token = newToken()
      if (purpose === 'invitation') await codes.deleteCodes(tx, accountId, TOKEN_PURPOSES)
      await codes.insertCode(tx, {
        accountId,
        purpose,
        codeHash: hashOfToken(token),
        createdAt: clock.now(),
        expiresAt: inFuture(TOKEN_LIFETIME[purpose]),
      })
      return token
    },

    /** Invitations of accounts that have had none. Each is valid from the moment in which its mail leaves. */
    async makeFirstInvitations(
      tx: Tx,
      invited: readonly { accountId: number; leavesAt: Date }[],
    ): Promise<string[]> {
      const tokens = invited.map(newToken)
      const rows = invited.map(({ accountId, leavesAt }, index) => ({
        accountId,
        purpose: 'invitation' as const,
        codeHash: hashOfToken(tokens[index] ?? ''),
        createdAt: clock.now(),
        expiresAt: new Date(leavesAt.getTime() + TOKEN_LIFETIME.invitation),
      }))
      await codes.insertCodes(tx, rows)
      return tokens
    },

    /** The account whose password a token may set; null for a token that is unknown, used or too old. */
    async ownerOfToken(db: Reader, token: string): Promise<number | null> {
      const row = await codes.findUnusedCodeByHash(db, hashOfToken(token))
      return row !== undefined && row.expiresAt > clock.now() ? row.accountId : null
    },

    /**
     * Makes every code and token of an account invalid, and every sign-in that waits for its second factor. The link
     * that takes a factor off stays.
     */
    async discardAll(tx: Tx, accountId: number): Promise<void> {
      await codes.deleteCodes(tx, accountId, ['activation', ...TOKEN_PURPOSES])
      await deleteChallengesOf(tx, accountId)
    },

    /** 0 when a code may go to the address now: once a minute, and some times in 24 hours, for all who ask. */
    async secondsUntilCode(tx: Tx, email: string): Promise<number> {
      const now = clock.now()
      const made = await codes.listCodeMoments(tx, email, new Date(now.getTime() - DAY))
      const oldest = made[CODES_A_DAY - 1]
      if (oldest === undefined) return secondsUntilResend(made[0] ?? null, now)
      return Math.ceil((oldest.getTime() + DAY - now.getTime()) / 1_000)
    },

    async maySendResetLink(tx: Tx, accountId: number): Promise<boolean> {
      const now = clock.now()
      if ((await codes.countLiveTokens(tx, accountId, 'passwordReset', now)) >= RESET_LINKS_AT_ONCE)
        return false
      return secondsUntilResend(await codes.findLastMadeAt(tx, accountId, TOKEN_PURPOSES), now) === 0
    },
  }
}

interface TypedCode {
  email: string
  code: string
}

export type OneTimeCodes = ReturnType<typeof oneTimeCodes>
