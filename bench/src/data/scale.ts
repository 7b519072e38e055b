import { CITIES, FIELDS } from './people-words.ts'

/** How many of each there are beside the theses. */
export interface Scale {
  theses: number
  institutions: number
  departments: number
  /** Each has some hundred theses: twelve years of supervising. */
  instructors: number
  /** Students who look for a topic. Every other student has one. */
  searching: number
  keywords: number
}

/** As many as there are in Greece. */
const MOST_DEPARTMENTS = 503
const MOST_INSTITUTIONS = CITIES.length
const THESES_OF_AN_INSTRUCTOR = 100
/** The share of theses that wait for a student is some five in a hundred, and so many students look for one. */
const SEARCHING_SHARE = 0.06

/** 20 departments at 10 thousand theses, 100 at 100 thousand, 503 at a million: a larger country has larger departments too. */
export function scaleOf(theses: number): Scale {
  const departments = Math.min(MOST_DEPARTMENTS, Math.max(2, Math.round(20 * (theses / 10_000) ** 0.7)))
  const instructors = Math.max(2 * departments, Math.round(theses / THESES_OF_AN_INSTRUCTOR))
  return {
    theses,
    institutions: Math.min(MOST_INSTITUTIONS, Math.ceil(departments / 13)),
    departments,
    instructors,
    searching: Math.max(4 * departments, Math.round(theses * SEARCHING_SHARE)),
    keywords: Math.min(1_600, Math.max(100, Math.round(theses / 20))),
  }
}

/** The first institution is the largest, with as many departments as there are fields. */
export function institutionOf(department: number, { institutions, departments }: Scale): number {
  const first = Math.min(FIELDS.length, Math.ceil(departments / 2))
  if (department <= first || institutions === 1) return 1
  return 2 + ((department - first - 1) % (institutions - 1))
}

/*
 * Who has which id. Departments and people are counted from 1; the administrator comes before all others.
 */
export const ADMINISTRATOR = 1
export const instructorId = (number: number): number => ADMINISTRATOR + number
export const searchingId = (number: number, { instructors }: Scale): number =>
  instructorId(instructors) + number
export const studentIdOf = (thesis: number, scale: Scale): number =>
  searchingId(scale.searching, scale) + thesis
export const secretaryId = (scale: Scale): number => studentIdOf(scale.theses, scale) + 1

/** The one whose theses have a rule book and committees, which has a public catalogue, and whose office keeps records. */
export const DEPARTMENT_WITH_RULES = 1

/** Instructors and students who search are dealt out to the departments one by one. */
export const departmentOf = (number: number, { departments }: Scale): number =>
  1 + ((number - 1) % departments)
