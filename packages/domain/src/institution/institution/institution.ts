export const INSTITUTION_TYPES = ['university', 'technological'] as const
export type InstitutionType = (typeof INSTITUTION_TYPES)[number]
