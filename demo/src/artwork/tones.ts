/** The tones of one cover: a ground and at most three colours on it, all from the palette of the product. */
export interface Tones {
  ground: string
  deep: string
  mid: string
  light: string
  /** Used once or twice in a picture, where the eye rests. */
  spark: string
}

const PAPER = '#FAF8F4'
const SAND = '#E9E3D7'
const INK = '#1C2330'
const SEA = '#1D4E7E'
const SKY = '#9CC4EC'
const MIST = '#E4EDF6'
const CLAY = '#9C4221'
const ROSE = '#F2AE8E'
const PINE = '#1B5E3F'
const SAGE = '#8FD8B0'
const DEW = '#E2F2E9'
const UMBER = '#6F4400'
const HONEY = '#F5C877'
const CREAM = '#FFF0D4'

const AEGEAN: Tones = { ground: PAPER, deep: SEA, mid: SKY, light: MIST, spark: ROSE }
const DEEP_SEA: Tones = { ground: SEA, deep: '#163F68', mid: SKY, light: '#4D81B4', spark: ROSE }
const HAZE: Tones = { ground: MIST, deep: SEA, mid: '#6FA3D4', light: PAPER, spark: CLAY }
const TERRACOTTA: Tones = { ground: PAPER, deep: CLAY, mid: ROSE, light: CREAM, spark: SEA }
const DAWN: Tones = { ground: CREAM, deep: CLAY, mid: ROSE, light: HONEY, spark: SEA }
const GROVE: Tones = { ground: DEW, deep: PINE, mid: SAGE, light: PAPER, spark: HONEY }
const FOREST: Tones = { ground: PINE, deep: '#134A31', mid: SAGE, light: '#4E9A76', spark: HONEY }
const HARVEST: Tones = { ground: CREAM, deep: UMBER, mid: HONEY, light: PAPER, spark: PINE }
const MARBLE: Tones = { ground: SAND, deep: INK, mid: '#A9B4C4', light: PAPER, spark: CLAY }
const NIGHT: Tones = { ground: '#24303F', deep: INK, mid: '#8FB4D9', light: '#4A6785', spark: HONEY }
const MEADOW: Tones = { ground: MIST, deep: PINE, mid: SAGE, light: SKY, spark: SEA }
const BEACH: Tones = { ground: SAND, deep: SEA, mid: '#C9B79C', light: PAPER, spark: HONEY }

/** Tones that belong together: the covers of a department change between them. */
export const FAMILIES: readonly (readonly [Tones, Tones])[] = [
  [AEGEAN, DEEP_SEA],
  [TERRACOTTA, DAWN],
  [GROVE, FOREST],
  [HAZE, NIGHT],
  [HARVEST, DAWN],
  [MARBLE, NIGHT],
  [MEADOW, GROVE],
  [BEACH, DEEP_SEA],
  [HAZE, AEGEAN],
  [MARBLE, TERRACOTTA],
]
