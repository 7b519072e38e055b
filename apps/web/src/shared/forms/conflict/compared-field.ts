/** A field of a form as a comparison needs to know it. */
export interface ComparedField<Values> {
  label: () => string
  /** As a person reads it; empty where there is nothing. */
  read: (values: Values) => string
  /** Where values that read the same may still differ: what must be equal in both. */
  identity?: (values: Values) => string
}

/** A field that says nothing alone, such as the unit of a number: it is read and chosen with another field. */
export interface ChosenWith<Values> {
  chosenWith: keyof Values & string
}

/** Every field of a form, in the form's order. A form whose comparison leaves out a field does not compile. */
export type Comparison<Values> = {
  readonly [Name in keyof Values]-?: ComparedField<Values> | ChosenWith<Values>
}

/** Whose value of a field is kept. */
export type Side = 'mine' | 'saved'

/** What is kept of each field that differs, by the field's name. */
export type Sides = Readonly<Record<string, Side>>

export interface Difference {
  name: string
  label: string
  mine: string
  saved: string
  changedBy: 'me' | 'others' | 'both'
}
