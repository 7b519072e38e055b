/** How the signed copy of a paper came home. */
export const PAPER_RETURNS = ['scan', 'photo', 'digital'] as const
export type PaperReturn = (typeof PAPER_RETURNS)[number]
