import type { Bilingual } from '../../shared/bilingual.ts'
import { type FormOfAddress, type GreekByForm, nameFor } from './form-of-address.ts'

/** The types of user; `ins`, `stu`, `adm` and `sec` are their names on the wire. */
export const ROLES = ['instructor', 'student', 'administrator', 'secretary'] as const
export type Role = (typeof ROLES)[number]

/** They take part in theses, and are notified of them; the others look after people and places. */
export const TAKING_PART = ['instructor', 'student'] as const satisfies readonly Role[]

export function takesPart(role: Role): boolean {
  return (TAKING_PART as readonly Role[]).includes(role)
}

/** They get notices: who takes part, and the office that looks after the theses of its department. */
export const NOTIFIED = [...TAKING_PART, 'secretary'] as const satisfies readonly Role[]

export function isNotified(role: Role): boolean {
  return (NOTIFIED as readonly Role[]).includes(role)
}

export const RANKS = ['professor', 'associate', 'assistant', 'lecturer', 'adjunct'] as const
export type Rank = (typeof RANKS)[number]

/** What a policy needs to know of the person who acts. */
export interface Actor {
  accountId: number
  role: Role
  /** Null for administrators, who belong to the whole installation. */
  departmentId: number | null
  institutionId: number | null
  /**
   * Holds an office of the own department today. Calls that write never look, so that an office writes nothing:
   * docs/regulation.md#office-readers.
   */
  holdsOffice?: boolean
}

/** What screens and files call each role, in Greek and English. */
export const ROLE_NAMES = {
  student: ['Φοιτητής/Φοιτήτρια', 'Student'],
  instructor: ['Διδάσκων/Διδάσκουσα', 'Instructor'],
  administrator: ['Διαχειριστής/Διαχειρίστρια', 'Administrator'],
  secretary: ['Γραμματέας', 'Secretary'],
} as const satisfies Record<Role, Bilingual>

/** The role of a person who has chosen how to be addressed; «Γραμματέας» is one word for all. */
const ROLES_BY_FORM: Readonly<Partial<Record<Role, GreekByForm>>> = {
  student: { mr: 'Φοιτητής', ms: 'Φοιτήτρια' },
  instructor: { mr: 'Διδάσκων', ms: 'Διδάσκουσα' },
  administrator: { mr: 'Διαχειριστής', ms: 'Διαχειρίστρια' },
}

export function roleNameFor(role: Role, form: FormOfAddress | null): Bilingual {
  return nameFor(ROLE_NAMES[role], ROLES_BY_FORM[role], form)
}
