import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import { canCommissioner, linkHolds } from '@diatrivi/domain/examination/commissioner/commissioner.policy'
import type { Actor } from '@diatrivi/domain/people/account/role'
import type { ThesisFacts } from '@diatrivi/domain/thesis/thesis/thesis'
import { isInstructorOf } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { Commissioner, CommissionerSeen } from '../../examination/commissioner/commissioner.model.ts'

const NONE_NAMED = { hasComments: false, link: null }

/** What a reader of the thesis sees of its commissioner; null where its rules allow none, or the reader is no reader of it. */
export function seenCommissioner(
  current: Commissioner | null,
  { actor, thesis, rules, now }: { actor: Actor; thesis: ThesisFacts; rules: Rules | null; now: Date },
): CommissionerSeen | null {
  if (rules?.topic.company !== 'allowed' || !canCommissioner.see(actor, thesis).allowed) return null
  const facts = current ?? NONE_NAMED
  return {
    current: current && {
      ...current,
      seesEmail: isInstructorOf(actor, thesis),
      holds: linkHolds(current, now),
      maySeeComments: canCommissioner.readComments(actor, thesis).allowed,
    },
    may: {
      set: orWhyNot(canCommissioner.set(actor, thesis, rules.topic)),
      remove: orWhyNot(canCommissioner.remove(actor, thesis, rules.topic, facts)),
      revokeLink: orWhyNot(canCommissioner.revokeLink(actor, thesis, facts, now)),
      comment: orWhyNot(canCommissioner.writeComment(actor, thesis)),
    },
  }
}

function orWhyNot<Reason extends string>(
  decision: { allowed: true } | { allowed: false; reason: Reason },
): true | Reason {
  return decision.allowed || decision.reason
}
