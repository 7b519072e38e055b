import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { canInterest, type NotOpen, whyNotOpen } from '@diatrivi/domain/thesis/interest/interest.policy'
import { refusalSentence } from '../../../../entities/thesis/refusal-sentence.ts'
import { type Interest, type Thesis, toThesisFacts } from '../../../../entities/thesis/thesis.mapper.ts'
import { ME, toActor, type Viewer } from '../../../../entities/viewer/viewer.ts'
import { m } from '../../../../paraglide/messages.js'
import { type CurrentThesis, situationOf } from '../current-thesis.mapper.ts'

/** The student's own declaration, null where there is none. */
type Declared = Pick<Interest, 'priority' | 'answeredPositively'> | null

interface Asker {
  current: CurrentThesis
  viewer: Viewer
}

const NOT_OPEN: Record<NotOpen, (thesis: Thesis) => string> = {
  not_offered: ({ department }) => m.interest_not_offered({ institution: department.institutionName }),
  assigned: m.interest_not_open_assigned,
  private: m.interest_not_open_private,
}

/** Why interest cannot be declared now, nor its priority changed; null when it can. */
export function declareRefusal(
  thesis: Thesis,
  own: Declared,
  { current, viewer }: Asker,
  today: IsoDate,
): string | null {
  const [actor, facts] = [toActor(viewer), toThesisFacts(thesis, viewer)]
  const decision = canInterest.declare(actor, facts, asFacts(own), situationOf(current), today)
  const why = whyNotOpen(actor, facts)
  const isNotOpen = !decision.allowed && decision.reason === 'not_open'
  return isNotOpen && why !== null ? NOT_OPEN[why](thesis) : refusalSentence(decision)
}

/** Why the assignment cannot be accepted now; null when it can. */
export function acceptRefusal(thesis: Thesis, own: Declared, { current, viewer }: Asker): string | null {
  const facts = toThesisFacts(thesis, viewer)
  return refusalSentence(canInterest.accept(toActor(viewer), facts, asFacts(own), situationOf(current)))
}

const asFacts = (own: Declared) => own && { studentId: ME, ...own }
