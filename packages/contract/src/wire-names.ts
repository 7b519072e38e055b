/** The wire's name of each plain name: one table an entity, read in both directions. */
type Names = Readonly<Record<string, string>>

type PlainName<Table extends Names, Wire> = {
  [Plain in keyof Table]: Table[Plain] extends Wire ? Plain : never
}[keyof Table]

/** The named fields of a body under their plain names; the optional ones are optional here too. */
export type Plain<Table extends Names, Body> = {
  [Wire in keyof Body as PlainName<Table, Wire>]: Exclude<Body[Wire], undefined>
}

/** Returns the fields that were sent under their plain names, and none that was left out. */
export function toPlain<const Table extends Names, Body extends object>(
  table: Table,
  body: Body,
): Plain<Table, Body> {
  const sent = new Map<string, unknown>(Object.entries(body))
  const named = Object.entries(table).map(([plain, wire]) => [plain, sent.get(wire)] as const)
  return Object.fromEntries(named.filter(([, value]) => value !== undefined)) as Plain<Table, Body>
}

/** Returns the plain name of each name on the wire, for refusals that name a field. */
export function plainNames<const Table extends Names>(
  table: Table,
): { readonly [Wire in Table[keyof Table]]: PlainName<Table, Wire> } {
  const entries = Object.entries(table).map(([plain, wire]) => [wire, plain])
  return Object.fromEntries(entries) as { [Wire in Table[keyof Table]]: PlainName<Table, Wire> }
}
