import { canPaper } from '@diatrivi/domain/examination/paper/paper.policy'
import type { PaperFacts } from '@diatrivi/domain/examination/paper/paper-facts'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { SessionActor } from '../../../../platform/auth/session-actor.ts'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { enforce, found, Refusal } from '../../../../platform/refusal/refusal.ts'
import type { PaperWish } from '../paper.model.ts'
import { enforcePrintable } from '../printed-paper.model.ts'
import { readWantedPaper, type WantedPaper } from './wanted-paper.queries.ts'
import { unknownInWish } from './wanted-paper.refusals.ts'

/** Refuses what may not be issued: docs/regulation.md#issue-paper. */
export async function readSayable(db: Reader, actor: SessionActor, wish: PaperWish, day: IsoDate) {
  const wanted = await readWantedPaper(db, actor, wish, day)
  enforce(canPaper.issue(actor, wish, wanted.subject))
  const facts = factsOf(wanted)
  await enforcePrintable(facts, day)
  return { ...wanted, facts }
}

export function factsOf({
  facts,
  missing,
  unknown,
}: Pick<WantedPaper, 'facts' | 'missing' | 'unknown'>): PaperFacts {
  // A seat is judged last: before the marks are opened the answer is the same for each.
  if (unknown === 'examination') throw unknownInWish(unknown)
  if (missing !== null) throw new Refusal('paper_not_ready', { facts: { missing } })
  if (unknown !== null) throw unknownInWish(unknown)
  return found(facts)
}
