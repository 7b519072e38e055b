import { test } from '../fixtures/world.ts'
import { attackEverything } from './attack-everything.ts'
import { writeFigures } from './figures.ts'
import { VECTORS } from './vectors.ts'

/** A shorter run takes so many, from all over the list. */
const COUNT = Math.min(Number(process.env.DIATRIVI_E2E_ATTACKS ?? Infinity), VECTORS.length)
const chosen = Array.from({ length: COUNT }, (_none, place) =>
  String(VECTORS[Math.floor((place * VECTORS.length) / COUNT)]),
)

test('every attack in every field, on every page that shows it and in every mail', async ({
  names,
  cast,
  openWindow,
  signedInAs,
}) => {
  test.setTimeout(3 * 3_600_000)
  writeFigures(await attackEverything(chosen, names, cast, { openWindow, signedInAs }))
})
