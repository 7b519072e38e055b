/** The orders of the office's list of students: docs/regulation.md#student-record. */
export const STUDENT_ORDERS = [
  'name',
  'registryNumber',
  'semester',
  'coursesPassed',
  'coursesOwed',
  'ects',
  'average',
] as const
export type StudentOrder = (typeof STUDENT_ORDERS)[number]

/** Each order has one direction; these begin with the most. */
export const MOST_FIRST: readonly StudentOrder[] = ['semester', 'coursesPassed', 'ects', 'average']

/** Whether a student has a thesis in progress in the department, else an ended one, else none. */
export const STUDENT_THESES = ['none', 'inProgress', 'ended'] as const
export type StudentTheses = (typeof STUDENT_THESES)[number]

/** What the office narrows its students to; a filter that is null or empty is ignored. */
export interface StudentFilter {
  /** Each of its words stands in the name, or begins the registry number. */
  search: string
  thesis: StudentTheses | null
}
