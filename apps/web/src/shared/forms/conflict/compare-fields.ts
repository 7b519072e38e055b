import type { ComparedField, Difference, Side, Sides } from './compared-field.ts'

interface Versions<Values> {
  /** What the form was filled from. */
  base: Values
  mine: Values
  /** What somebody else saved meanwhile. */
  saved: Values
}

/** The fields in which the form and what is saved differ, in the order of the form. */
export function compareFields<Values>(
  fields: readonly ComparedField<Values>[],
  { base, mine, saved }: Versions<Values>,
): Difference[] {
  return fields
    .filter((field) => !isSame(field, mine, saved))
    .map((field) => ({
      name: field.names[0],
      label: field.label(),
      mine: field.read(mine),
      saved: field.read(saved),
      changedBy: isSame(field, base, saved) ? 'me' : isSame(field, base, mine) ? 'others' : 'both',
    }))
}

/** Spaces around a value are lost when it is saved, so they make no difference. */
function isSame<Values>({ read, identity = read }: ComparedField<Values>, one: Values, other: Values) {
  return identity(one).trim() === identity(other).trim()
}

/** What is kept until the person decides otherwise: nothing that was typed is given up. */
export function firstChoice(differences: readonly Difference[]): Sides {
  return Object.fromEntries(
    differences.map(({ name, changedBy }) => [name, changedBy === 'others' ? 'saved' : 'mine']),
  )
}

export function allOf(differences: readonly Difference[], side: Side): Sides {
  return Object.fromEntries(differences.map(({ name }) => [name, side]))
}

/** What the form holds afterwards. Fields that do not differ come as they are saved. */
export function mergeFields<Values extends object>(
  fields: readonly ComparedField<Values>[],
  { mine, saved }: Omit<Versions<Values>, 'base'>,
  sides: Sides,
): Values {
  const merged = { ...mine }
  for (const { names } of fields) {
    if (sides[names[0]] === 'mine') continue
    for (const name of names) merged[name] = saved[name]
  }
  return merged
}
