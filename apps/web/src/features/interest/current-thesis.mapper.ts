import type { Wire } from '@diatrivi/contract/endpoints'
import type { StudentSituation } from '@diatrivi/domain/interest/interest.policy'
import { type Thesis, toThesis } from '../../entities/thesis/thesis.mapper.ts'

/** A thesis that the student declared interest in. */
export interface Wish {
  thesis: Thesis
  /** 1 is the highest. */
  priority: number
  answeredPositively: boolean
}

export interface CurrentThesis {
  /** The one in progress, else the one that was marked last. */
  thesis: Thesis | null
  /** By priority. */
  wishes: Wish[]
}

export function toCurrentThesis(wire: Wire<'getCurrentThesis'>['response']): CurrentThesis {
  return {
    thesis: wire.thesis && toThesis(wire.thesis),
    wishes: wire.preferedThesis.map((wish) => ({
      thesis: toThesis(wish.thesisID),
      priority: wish.prefOrder,
      answeredPositively: wish.isAssigned === 1,
    })),
  }
}

/** What the domain's rules ask about the student beyond one thesis. */
export function situationOf({ thesis, wishes }: CurrentThesis): StudentSituation {
  return {
    hasThesisInProgress: thesis?.state === 'inProgress',
    hasUnansweredPositiveAnswer: wishes.some((wish) => wish.answeredPositively),
  }
}
