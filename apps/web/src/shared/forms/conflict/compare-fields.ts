import type { ComparedField, Comparison, Difference, Side, Sides } from './compared-field.ts'

interface Versions<Values> {
  /** The record that the form was filled from. */
  base: Values
  mine: Values
  /** What another person or window saved meanwhile. */
  saved: Values
}

/** The fields in which the form and what is saved differ, in the order of the form. */
export function compareFields<Values>(
  comparison: Comparison<Values>,
  { base, mine, saved }: Versions<Values>,
): Difference[] {
  return namesOf(comparison).flatMap((name) => {
    const field = comparison[name]
    if ('chosenWith' in field || isSame(field, mine, saved)) return []
    return {
      name,
      label: field.label(),
      mine: field.read(mine),
      saved: field.read(saved),
      changedBy: isSame(field, base, saved) ? 'me' : isSame(field, base, mine) ? 'others' : 'both',
    }
  })
}

function namesOf<Values>(comparison: Comparison<Values>) {
  return Object.keys(comparison) as (keyof Values & string)[]
}

/** Spaces around a value are lost when it is saved, so they make no difference. */
function isSame<Values>({ read, identity = read }: ComparedField<Values>, one: Values, other: Values) {
  return identity(one).trim() === identity(other).trim()
}

/** The first choice keeps everything that was typed, until the person decides otherwise. */
export function firstChoice(differences: readonly Difference[]): Sides {
  return Object.fromEntries(
    differences.map(({ name, changedBy }) => [name, changedBy === 'others' ? 'saved' : 'mine']),
  )
}

export function allOf(differences: readonly Difference[], side: Side): Sides {
  return Object.fromEntries(differences.map(({ name }) => [name, side]))
}

/**
 * What the form holds afterwards: the saved record, and on top of it the fields chosen as mine. A field without a
 * question stays as it is saved, so that no change of another person is overwritten unseen.
 */
export function mergeFields<Values extends object>(
  comparison: Comparison<Values>,
  { mine, saved }: Omit<Versions<Values>, 'base'>,
  sides: Sides,
): Values {
  const merged = { ...saved }
  for (const name of namesOf(comparison)) {
    const field = comparison[name]
    const chosen = 'chosenWith' in field ? field.chosenWith : name
    if (sides[chosen] === 'mine') merged[name] = mine[name]
  }
  return merged
}
