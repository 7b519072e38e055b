/** The types of user; `ins`, `stu`, `adm` and `sec` are their names on the wire. */
export const ROLES = ['instructor', 'student', 'administrator', 'secretary'] as const
export type Role = (typeof ROLES)[number]

export const RANKS = ['professor', 'associate', 'assistant', 'lecturer', 'adjunct'] as const
export type Rank = (typeof RANKS)[number]

/** What a policy needs to know of the person who acts. */
export interface Actor {
  accountId: number
  role: Role
  /** Null for administrators, who belong to the whole installation. */
  departmentId: number | null
  institutionId: number | null
}
