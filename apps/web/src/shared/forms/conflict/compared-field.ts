/** A field of a form as a comparison needs to know it. */
export interface ComparedField<Values> {
  /** What is chosen together: mostly one value, but for a number and its unit both. */
  names: readonly [keyof Values & string, ...(keyof Values & string)[]]
  label: () => string
  /** As a person reads it; empty where there is nothing. */
  read: (values: Values) => string
  /** Where values that read the same may still differ: what must be equal in both. */
  identity?: (values: Values) => string
}

/** Whose value of a field is kept. */
export type Side = 'mine' | 'saved'

/** What is kept of each field that differs, by the field's name. */
export type Sides = Readonly<Record<string, Side>>

export interface Difference {
  /** The first of the names that are chosen together. */
  name: string
  label: string
  mine: string
  saved: string
  changedBy: 'me' | 'others' | 'both'
}
