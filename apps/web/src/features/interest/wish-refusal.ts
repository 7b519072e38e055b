import { canInterest } from '@diatrivi/domain/interest/interest.policy'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { refusalSentence } from '../../model/refusal-sentence.ts'
import { toThesisFacts } from '../../model/thesis.mapper.ts'
import { ME, toActor, type Viewer } from '../../model/viewer.ts'
import { type CurrentThesis, situationOf, type Wish } from './current-thesis.mapper.ts'

const asFacts = ({ priority, answeredPositively }: Wish) => ({ studentId: ME, priority, answeredPositively })

/** Why the priority of a wish cannot change now, or null. */
export function wishRefusal(
  wish: Wish,
  current: CurrentThesis,
  viewer: Viewer,
  today: IsoDate,
): string | null {
  const facts = toThesisFacts(wish.thesis, viewer)
  return refusalSentence(
    canInterest.declare(toActor(viewer), facts, asFacts(wish), situationOf(current), today),
  )
}

/** Why the assignment of a wish cannot be accepted now, or null. */
export function acceptRefusal(wish: Wish, current: CurrentThesis, viewer: Viewer): string | null {
  const facts = toThesisFacts(wish.thesis, viewer)
  return refusalSentence(canInterest.accept(toActor(viewer), facts, asFacts(wish), situationOf(current)))
}
