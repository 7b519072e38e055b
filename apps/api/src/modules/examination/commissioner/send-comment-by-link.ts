import { LINK_COMMENTS_A_DAY } from '@diatrivi/domain/examination/commissioner/commissioner'
import { canCommissioner } from '@diatrivi/domain/examination/commissioner/commissioner.policy'
import { attemptsOf } from '../../../platform/auth/attempt.repository.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { DAY } from '../../../platform/durations.ts'
import { enforce, found, Refusal } from '../../../platform/refusal/refusal.ts'
import { hashOfLinkCode } from '../committee/link/link-code.model.ts'
import { commentNotices, theTwoOf } from './comment-notices.model.ts'
import type { CommissionerDependencies } from './commissioner.model.ts'
import { findCommissionerLink } from './commissioner.queries.ts'
import { insertCommissionerComment } from './commissioner.repository.ts'
import { lockCommissioner } from './lock-commissioner.ts'

/** So that a link that went astray does not bury the two in mails. */
const COMMENTS = { name: 'link-comment', attempts: LINK_COMMENTS_A_DAY, withinSeconds: DAY / 1_000 }

/** The mentor says something by a link: student and supervisor are notified. */
export async function sendCommentByLink(
  { clock, notices }: Pick<CommissionerDependencies, 'clock' | 'notices'>,
  tx: Tx,
  { code, text }: { code: string; text: string },
): Promise<void> {
  const codeHash = hashOfLinkCode('commissioner-link', code)
  const { thesisId } = found(await findCommissionerLink(tx, codeHash))
  const { thesis, current } = await lockCommissioner(tx, thesisId)
  // Read once more: it may have been revoked while the lock was waited for.
  const link = found(await findCommissionerLink(tx, codeHash))
  const at = clock.now()
  enforce(canCommissioner.byLink(thesis, link.studentId, link, at))
  const wait = await attemptsOf(COMMENTS, tx).count(String(link.id))
  if (wait > 0) throw new Refusal('too_many_attempts', { retryAfterSeconds: wait })
  const { firm } = found(current)
  const { commissionerId } = link
  await insertCommissionerComment(tx, { commissionerId, authorId: null, firm, text, writtenAt: at })
  await notices.notify(tx, commentNotices(thesis, theTwoOf(thesis), { person: firm, text }), at)
}
