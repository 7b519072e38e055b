/** What a rule book only points out about the day of an examination. */
export const PLAN_WARNINGS = ['committee_incomplete', 'outside_window', 'notice_too_short'] as const
export type PlanWarning = (typeof PLAN_WARNINGS)[number]
