import type { Random } from '../random.ts'
import type { Tones } from './tones.ts'

/** One idea of a drawing; the random decides where things stand, never what they are. */
export type Motif = (random: Random, tones: Tones) => string
