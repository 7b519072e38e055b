import { mayOverrideClash } from '@diatrivi/domain/examination/examination/examination.policy'
import { athensTime } from '@diatrivi/domain/shared/dates'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { Refusal } from '../../../../platform/refusal/refusal.ts'
import type { ExaminationPlan, Examined } from '../examination.model.ts'
import { shownDay } from '../examination.refusals.ts'
import { clashesOf } from './clash.queries.ts'

/** Refuses a time at which a person or the place is taken. Returns the reason by which the office went past a clash, null where there was none. */
export async function enforceFree(
  tx: Tx,
  actor: MemberActor,
  examined: Examined,
  plan: ExaminationPlan,
  reason: string | null,
): Promise<string | null> {
  const [clash] = await clashesOf(tx, examined, plan)
  if (clash === undefined) return null
  if (mayOverrideClash(actor, examined.thesis, reason)) return reason
  if (clash.kind === 'absence') {
    const [from, until] = [shownDay(clash.from), shownDay(clash.until)]
    throw new Refusal('person_absent', { facts: { name: clash.name, from, until } })
  }
  const time = athensTime(clash.startsAt)
  if (clash.name === null) throw new Refusal('room_clash', { facts: { time } })
  throw new Refusal('person_clash', { facts: { name: clash.name, time } })
}
