import { hashText, randomFrom } from '../random.ts'
import { arcade, horizon, lattice, scallops, tiles, weave } from './grid-motifs.ts'
import type { Motif } from './motif.ts'
import { amphitheatre, fan, island, meridians, orbits } from './ring-motifs.ts'
import { svg } from './shapes.ts'
import { FAMILIES } from './tones.ts'

const MOTIFS: readonly Motif[] = [
  horizon,
  tiles,
  amphitheatre,
  orbits,
  arcade,
  fan,
  lattice,
  scallops,
  island,
  weave,
  meridians,
]

/** Steps through the motifs: four different ones before any comes again. */
const STEPS = [0, 4, 7, 9] as const

/**
 * The cover of a department as SVG, 1600 by 900, without text. A department keeps its family of tones and its four
 * motifs; after four variants the motifs come again, drawn anew.
 */
export function departmentArtwork(departmentId: number, variant: number): string {
  const family = pick(FAMILIES, hashText(`department tones ${departmentId}`))
  const tones = pick(family, variant + Math.floor(variant / STEPS.length))
  const motif = pick(MOTIFS, hashText(`motif ${departmentId}`) + pick(STEPS, variant))
  const random = randomFrom(`artwork ${departmentId} ${variant}`)
  return svg(tones.ground, motif(random, tones))
}

/** Counts on from the end at the beginning. */
function pick<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item
}
