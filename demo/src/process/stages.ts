import type { Situation } from '../theses/situations.ts'

/** How far a thesis of a department with a rule book has come with its committee and its examination. */
export type Stage =
  | 'alone'
  | 'asked'
  | 'complete'
  | 'polled'
  | 'planned'
  | 'announced'
  | 'marking'
  | 'owing'
  | 'corrections'
  | 'failedOnce'
  | 'attemptsUsed'
  | 'passed'

interface StagedSituation {
  situation: Situation
  /** Null without a student. */
  stage: Stage | null
  /** In the master's programme of the department; in its studies of five years otherwise. */
  isMaster?: true
}

/** The theses of the department, in the order in which its topics are dealt: every stage at least once. */
export const STAGES: readonly StagedSituation[] = [
  { situation: 'middle', stage: 'alone' },
  { situation: 'middle', stage: 'asked' },
  { situation: 'waiting', stage: 'complete' },
  { situation: 'ready', stage: 'polled' },
  { situation: 'ready', stage: 'planned', isMaster: true },
  { situation: 'ready', stage: 'announced' },
  { situation: 'ready', stage: 'marking' },
  { situation: 'ready', stage: 'corrections' },
  { situation: 'ready', stage: 'failedOnce' },
  { situation: 'endedPublic', stage: 'passed' },
  { situation: 'ready', stage: 'owing' },
  { situation: 'wanted', stage: null },
  { situation: 'answered', stage: null },
  { situation: 'ready', stage: 'attemptsUsed' },
]
