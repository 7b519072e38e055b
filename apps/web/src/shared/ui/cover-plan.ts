export interface CoverPlan {
  ground: 'primary' | 'accent' | 'success' | 'warning' | 'neutral'
  arcs: { x: number; y: number; radius: number; width: number; tone: 0 | 1 | 2 | 3; isFilled: boolean }[]
  /** Paths of the grid, in a box of 160 by 90. */
  grid: string[]
}

const WIDTH = 160
const HEIGHT = 90
const GROUNDS = ['primary', 'accent', 'success', 'warning', 'neutral'] as const

/** The same numbers for the same seed, everywhere and always. */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
    state ^= state >>> 15
    return (state >>> 0) / 0x1_0000_0000
  }
}

/** A small composition: two centres on a grid, rings around each, one filled disc; those of one family share their ground. */
export function coverPlan(seed: string, family: string = seed): CoverPlan {
  const next = numbersFrom(seed)
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const tone = () => whole(0, 3) as 0 | 1 | 2 | 3

  const ground = GROUNDS[Math.floor(numbersFrom(family)() * GROUNDS.length)] ?? 'neutral'
  const step = whole(9, 15)
  const grid = [
    ...lines(WIDTH, step, (at) => `M${at} 0V${HEIGHT}`),
    ...lines(HEIGHT, step, (at) => `M0 ${at}H${WIDTH}`),
  ]
  const arcs: CoverPlan['arcs'] = []
  const centres = [
    { x: whole(10, 60), y: whole(30, 90) },
    { x: whole(90, 155), y: whole(0, 60) },
  ]
  for (const centre of centres) {
    const [main, other] = [tone(), tone()]
    const gap = whole(7, 11)
    arcs.push({ ...centre, radius: gap * whole(2, 4) + 0.5, width: 0, tone: other, isFilled: true })
    for (let ring = 1; ring <= whole(4, 6); ring += 1) {
      arcs.push({
        ...centre,
        radius: ring * gap,
        width: ring % 3 === 0 ? 2.4 : 1.1,
        tone: ring % 2 ? main : other,
        isFilled: false,
      })
    }
  }
  return { ground, arcs, grid }
}

function lines(length: number, step: number, draw: (at: number) => string): string[] {
  return Array.from({ length: Math.ceil(length / step) - 1 }, (_nothing, index) => draw((index + 1) * step))
}
