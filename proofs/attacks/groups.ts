import { VECTORS } from './vectors.ts'

/** More take longer to be made anew where that has to be; fewer open the pages that all share more often. */
const IN_A_WORLD = 30

/** A shorter run takes so many, from all over the list. */
const COUNT = Math.min(Number(process.env.DIATRIVI_E2E_ATTACKS ?? Infinity), VECTORS.length)
const chosen = Array.from({ length: COUNT }, (_none, place) =>
  String(VECTORS[Math.floor((place * VECTORS.length) / COUNT)]),
)

/** The attacks that share a world. */
export const GROUPS: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(COUNT / IN_A_WORLD) },
  (_none, index) => chosen.slice(index * IN_A_WORLD, (index + 1) * IN_A_WORLD),
)
