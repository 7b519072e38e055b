import { canExamination } from '@diatrivi/domain/examination/examination/examination.policy'
import { planWarnings } from '@diatrivi/domain/examination/examination/plan'
import type { PlanWarning } from '@diatrivi/domain/thesis/thesis/plan-warning'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enforceWith, found } from '../../../platform/refusal/refusal.ts'
import { enforceFree } from './clash/enforce-free.ts'
import type { ExaminationDependencies, ExaminationPlan, Examined, OfTheses } from './examination.model.ts'
import { figuresOfPlan, refusePastTime } from './examination.refusals.ts'
import { insertExamination } from './examination.repository.ts'
import { readFactsOfPlan } from './examination-facts.queries.ts'
import { minded } from './examination-message.model.ts'
import { lockForPlan } from './lock-for-plan.ts'
import { notifyExamination } from './notify-examination.ts'

type Dependencies = Pick<ExaminationDependencies, 'clock' | 'links' | 'signedLinks' | 'history' | 'notices'>

/** Sets the day, of one thesis or of all that are linked with it: docs/regulation.md#plan-examination. Returns the id of the first. */
export async function planExamination(
  deps: Dependencies,
  tx: Tx,
  actor: MemberActor,
  of: OfTheses,
  plan: ExaminationPlan,
  overrideReason: string | null,
): Promise<Planned> {
  const [named, ...others] = await lockForPlan(tx, actor, of, plan.place)
  const first = await planOne(deps, tx, actor, named, plan, overrideReason)
  const warnings = new Set(first.warnings)
  for (const other of others) {
    for (const warning of (await planOne(deps, tx, actor, other, plan, overrideReason)).warnings)
      warnings.add(warning)
  }
  return { id: first.id, warnings: [...warnings] }
}

interface Planned {
  id: number
  /** What the rules only point out. */
  warnings: PlanWarning[]
}

async function planOne(
  deps: Dependencies,
  tx: Tx,
  actor: MemberActor,
  examined: Examined,
  plan: ExaminationPlan,
  overrideReason: string | null,
): Promise<Planned> {
  const { thesis, rules } = examined
  const [facts, days] = [await readFactsOfPlan(tx, examined), refusePastTime(plan, deps.clock)]
  enforceWith(
    canExamination.plan(actor, thesis, rules, facts, days),
    figuresOfPlan(facts, found(rules), days.today),
  )
  const override = await enforceFree(tx, actor, examined, plan, overrideReason)
  const warnings = planWarnings(facts, found(rules).examination, days)
  const attempt = facts.attempts + 1
  const { id: thesisId, studentId } = thesis
  const row = await insertExamination(tx, { ...plan, thesisId, studentId, attempt }, deps.clock.now())
  await notifyExamination(deps, tx, examined, row, {
    actor,
    what: 'exam_planned',
    details: { attempt, override },
    facts: minded(warnings),
  })
  return { id: row.id, warnings }
}
