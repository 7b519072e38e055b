import type { StepState } from '@diatrivi/api/testing/todo-list.factories'

/** What people have sent. What was not acknowledged is there whole, or not at all. */
export interface Ledger {
  comments: SentComment[]
  topics: SentTopic[]
  newcomers: Newcomer[]
  /** The states of the one step that is worked at: several where the last action was not acknowledged. */
  stepStates: StepState[]
}

export interface SentComment {
  student: number
  itemId: number
  text: string
  /** The hash of its file; null without one. */
  hash: string | null
  isAcknowledged: boolean
}

export interface SentTopic {
  title: string
  description: string
  /** Null where it was not acknowledged. */
  id: number | null
}

export interface Newcomer {
  username: string
  email: string
  password: string
  isAcknowledged: boolean
}

export const emptyLedger = (stepStates: StepState[]): Ledger => ({
  comments: [],
  topics: [],
  newcomers: [],
  stepStates,
})

/** All of a run: the later one knows the step. */
export function together(before: Ledger, after: Ledger): Ledger {
  return {
    comments: [...before.comments, ...after.comments],
    topics: [...before.topics, ...after.topics],
    newcomers: [...before.newcomers, ...after.newcomers],
    stepStates: after.stepStates,
  }
}

export function acknowledgedIn({ comments, topics, newcomers }: Ledger): number {
  return (
    [...comments, ...newcomers].filter(({ isAcknowledged }) => isAcknowledged).length +
    topics.filter(({ id }) => id !== null).length
  )
}
