/** What a comparison needs to know of a field of a form. */
export interface ComparedField<Values> {
  label: () => string
  /** As a person reads it; empty where there is nothing. */
  read: (values: Values) => string
  /** The value that must be equal in both, where values that read the same may still differ. */
  identity?: (values: Values) => string
}

/** A field without a meaning of its own, such as the unit of a number: it is shown and chosen with another field. */
export interface ChosenWith<Values> {
  chosenWith: keyof Values & string
}

/** Every field of a form, in the form's order. A form whose comparison leaves out a field does not compile. */
export type Comparison<Values> = {
  readonly [Name in keyof Values]-?: ComparedField<Values> | ChosenWith<Values>
}

/** The side whose value of a field is kept. */
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
