/** What becomes of the members whom a student proposes: the supervisor confirms them, and they are asked, or declines. */
export const PROPOSAL_STATES = ['waiting', 'confirmed', 'declined'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]
