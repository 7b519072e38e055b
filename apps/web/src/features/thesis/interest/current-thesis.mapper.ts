import type { Wire } from '@diatrivi/contract/endpoints'
import type { StudentSituation } from '@diatrivi/domain/thesis/interest/interest.policy'
import { type Thesis, toThesis } from '../../../entities/thesis/thesis.mapper.ts'

/** A thesis that the student declared interest in. */
export interface OwnInterest {
  thesis: Thesis
  /** 1 is the highest. */
  priority: number
  answeredPositively: boolean
}

export interface CurrentThesis {
  /** The one in progress, else the one that was marked last. */
  thesis: Thesis | null
  /** By priority. */
  interests: OwnInterest[]
}

export function toCurrentThesis(wire: Wire<'getCurrentThesis'>['response']): CurrentThesis {
  return {
    thesis: wire.thesis && toThesis(wire.thesis),
    interests: wire.preferedThesis.map((interest) => ({
      thesis: toThesis(interest.thesisID),
      priority: interest.prefOrder,
      answeredPositively: interest.isAssigned === 1,
    })),
  }
}

/** What the domain's rules need to know of the student beyond one thesis. */
export function situationOf({ thesis, interests }: CurrentThesis): StudentSituation {
  return {
    hasThesisInProgress: thesis?.state === 'inProgress',
    hasUnansweredPositiveAnswer: interests.some((interest) => interest.answeredPositively),
  }
}
