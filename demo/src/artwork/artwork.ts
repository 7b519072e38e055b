import { hashText, randomFrom } from '../random.ts'
import { arcade, horizon, lattice, scallops, tiles, weave } from './grid-motifs.ts'
import type { Motif } from './motif.ts'
import { amphitheatre, fan, island, meridians, orbits } from './ring-motifs.ts'
import { svg } from './shapes.ts'
import { TONES, type Tones } from './tones.ts'

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

/** Covers of one family: as many as a department gets. */
export const VARIANTS = 4

/**
 * The cover of a department as SVG, 1600 by 900, without text. A department keeps its motif and tones in all its
 * variants; eleven motifs by twelve tones, stepped through so that neighbouring ids look least alike.
 */
export function departmentArtwork(departmentId: number, variant: number): string {
  const motif = MOTIFS[hashText(`motif ${departmentId}`) % MOTIFS.length] as Motif
  const tones = TONES[hashText(`tones ${departmentId}`) % TONES.length] as Tones
  const random = randomFrom(`artwork ${departmentId} ${variant}`)
  return svg(tones.ground, motif(random, tones))
}
