/** How the signed copy of a paper came home. */
export const PAPER_RETURNS = ['scan', 'photo', 'digital'] as const
export type PaperReturn = (typeof PAPER_RETURNS)[number]

export const PAPER_STATES = ['valid', 'outdated', 'replaced', 'void'] as const
export type PaperState = (typeof PAPER_STATES)[number]

export interface PaperOutcome {
  isVoid: boolean
  isReplaced: boolean
  /** What it says is not what it would say today. */
  isOutdated: boolean
}

/** What cannot be undone is said first. */
export function paperState({ isVoid, isReplaced, isOutdated }: PaperOutcome): PaperState {
  if (isVoid) return 'void'
  if (isReplaced) return 'replaced'
  return isOutdated ? 'outdated' : 'valid'
}
