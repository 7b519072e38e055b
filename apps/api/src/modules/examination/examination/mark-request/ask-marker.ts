import { endOfDay, MARK_LINK_DAYS } from '@diatrivi/domain/examination/committee/signed-link'
import {
  isReconsidered,
  type MarkingFacts,
  type MarkingSeat,
} from '@diatrivi/domain/examination/marking/mark.policy'
import { addDays } from '@diatrivi/domain/shared/dates'
import type { Clock } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { mailOutside } from '../../../../platform/mail/paced-mail.repository.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import { markAskedMail } from '../../../thesis/notice/mails/outside-mark.mail.ts'
import type { ThesisInQuestion } from '../../../thesis/thesis/thesis.model.ts'
import type { SignedLinks } from '../../committee/link/signed-links.service.ts'
import { outsideAddressee, outsideFacts } from '../../committee/outside/outside-mail.queries.ts'
import { mailKeys } from './mark-due.model.ts'

export interface MarkRequestDependencies {
  clock: Clock
  links: WebLinks
  signedLinks: SignedLinks
}

/**
 * Asks a member without an account for the mark, by a mail with a new link, which ends the one before:
 * docs/regulation.md#mark-by-link. The thesis is locked.
 */
export async function askMarker(
  { clock, links, signedLinks }: MarkRequestDependencies,
  tx: Tx,
  thesis: ThesisInQuestion,
  facts: MarkingFacts,
  seat: Pick<MarkingSeat, 'id' | 'outsidePersonId'>,
): Promise<void> {
  const day = addDays(clock.today(), MARK_LINK_DAYS)
  const said = { ...(await outsideFacts(tx, thesis)), day, isReconsidered: isReconsidered(facts) }
  const to = await outsideAddressee(tx, seat)
  await mailOutside(
    tx,
    { to, ...mailKeys(thesis, seat) },
    async (mailedAt) => {
      const link = { seatId: seat.id, purpose: 'mark', expiresAt: endOfDay(day), mailedAt } as const
      return markAskedMail(to, { ...said, url: links.byLink('mark', await signedLinks.make(tx, link)) })
    },
    clock.now(),
  )
}
