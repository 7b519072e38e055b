/** How large the department is; every decision of its people follows from the seed. */
export interface Scale {
  students: number
  instructors: number
  secretaries: number
  seed: number
  /** Whether jobs run and promises are looked at on days too on which people do nothing. */
  everyDay: boolean
}

export const LARGE: Omit<Scale, 'seed'> = { students: 300, instructors: 60, secretaries: 5, everyDay: true }
/** Enough people for each thing that may happen to a thesis. */
export const SMALL: Omit<Scale, 'seed'> = { students: 10, instructors: 5, secretaries: 1, everyDay: false }
