/** A call of the floor: one statement, and the names of its parameters in the query of the address. */
export interface Statement {
  text: string
  parameters: readonly string[]
}
