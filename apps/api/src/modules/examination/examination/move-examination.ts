import { canExamination } from '@diatrivi/domain/examination/examination/examination.policy'
import { planWarnings } from '@diatrivi/domain/examination/examination/plan'
import { athensDate, athensTime } from '@diatrivi/domain/shared/dates'
import type { PlanWarning } from '@diatrivi/domain/thesis/thesis/plan-warning'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enforceVersion, enforceWith, found } from '../../../platform/refusal/refusal.ts'
import { enforceFree } from './clash/enforce-free.ts'
import type { ExaminationDependencies, ExaminationPlan, Examined, OfTheses } from './examination.model.ts'
import { type ExaminationRow, findExamination, findExaminationAhead } from './examination.queries.ts'
import { figuresOfPlan, refusePastTime } from './examination.refusals.ts'
import { updateExamination } from './examination.repository.ts'
import { readFactsOfPlan } from './examination-facts.queries.ts'
import { minded } from './examination-message.model.ts'
import { lockForPlan } from './lock-for-plan.ts'
import { notifyExamination } from './notify-examination.ts'

type Dependencies = Pick<ExaminationDependencies, 'clock' | 'links' | 'signedLinks' | 'history' | 'notices'>

export interface Moving {
  reason: string
  allAgree: boolean
  overrideReason: string | null
}

/** To another time or place, alone or with the examinations of linked theses: docs/regulation.md#move-examination. Returns what the rules only point out. */
export async function moveExamination(
  deps: Dependencies,
  tx: Tx,
  actor: MemberActor,
  { id, ...of }: OfTheses & { id: number },
  plan: ExaminationPlan,
  said: Moving,
  ifMatch: number | null,
): Promise<PlanWarning[]> {
  const [named, ...others] = await lockForPlan(tx, actor, of, plan.place)
  const warnings = await moveOne(deps, tx, actor, named, found(await findExamination(tx, id)), {
    plan,
    said,
    ifMatch,
  })
  for (const other of others) {
    const ahead = await findExaminationAhead(tx, other.thesis.id)
    if (ahead === null) continue
    warnings.push(...(await moveOne(deps, tx, actor, other, ahead, { plan, said, ifMatch: null })))
  }
  return [...new Set(warnings)]
}

async function moveOne(
  deps: Dependencies,
  tx: Tx,
  actor: MemberActor,
  examined: Examined,
  before: ExaminationRow,
  { plan, said, ifMatch }: { plan: ExaminationPlan; said: Moving; ifMatch: number | null },
): Promise<PlanWarning[]> {
  const { thesis, rules } = examined
  const [facts, days] = [await readFactsOfPlan(tx, examined), refusePastTime(plan, deps.clock)]
  const { allAgree } = said
  enforceWith(
    canExamination.move(actor, thesis, rules, before, facts, { ...days, allAgree }),
    figuresOfPlan(facts, found(rules), days.today),
  )
  enforceVersion(ifMatch, before)
  const warnings = planWarnings(facts, found(rules).examination, days)
  const override = await enforceFree(tx, actor, examined, plan, said.overrideReason)
  const revision = before.revision + 1
  const row = await updateExamination(tx, before.id, { ...plan, revision }, deps.clock.now())
  const former = { formerDay: athensDate(before.startsAt), formerTime: athensTime(before.startsAt) }
  const change = { ...former, reason: said.reason }
  await notifyExamination(deps, tx, examined, row, {
    actor,
    what: 'exam_moved',
    details: { ...change, override },
    facts: { ...change, ...minded(warnings) },
  })
  return warnings
}
