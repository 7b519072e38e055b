import { SECOND_FACTOR_UNDO_DAYS } from '@diatrivi/domain/people/account/second-factor'
import type { SigningSecrets } from '../../../../platform/auth/tokens.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Reader, Tx } from '../../../../platform/database/transaction.ts'
import { DAY } from '../../../../platform/durations.ts'
import { deleteCodes, findUnusedCodeByHash, insertCode } from '../one-time-code/one-time-code.repository.ts'
import { codeHashes, newToken } from '../one-time-code/secrets.model.ts'

const PURPOSE = 'secondFactorUndo'

/** The link in the mail about a first factor: the person who set it up may have had no more than the password. */
export function secondFactorUndo({ clock, ...secrets }: SigningSecrets & { clock: Clock }) {
  const hashOf = (token: string) => codeHashes(secrets).ofToken('second-factor-undo', token)

  return {
    async make(tx: Tx, accountId: number): Promise<string> {
      const token = newToken()
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + SECOND_FACTOR_UNDO_DAYS * DAY)
      await insertCode(tx, { accountId, purpose: PURPOSE, codeHash: hashOf(token), createdAt, expiresAt })
      return token
    },

    /** The account whose factor a token takes off; null for a token that is unknown, used or too old. */
    async ownerOf(db: Reader, token: string): Promise<number | null> {
      const row = await findUnusedCodeByHash(db, hashOf(token))
      return row !== undefined && row.expiresAt > clock.now() ? row.accountId : null
    },

    discard: (tx: Tx, accountId: number) => deleteCodes(tx, accountId, [PURPOSE]),
  }
}

export type SecondFactorUndo = ReturnType<typeof secondFactorUndo>
