import type { Motif } from './motif.ts'
import {
  circle,
  clipToCircle,
  closedCurve,
  ellipse,
  group,
  HEIGHT,
  line,
  onCircle,
  sector,
  WIDTH,
} from './shapes.ts'

/** Seats around an orchestra, cut by aisles. */
export const amphitheatre: Motif = (random, { ground, deep, mid, light, spark }) => {
  const x = random.between(0.2, 0.8) * WIDTH
  const y = HEIGHT * random.between(0.86, 1.08)
  const step = random.between(74, 98)
  const rows = Math.ceil(1250 / step)
  const colours = [mid, light, mid, deep, light, mid]
  const start = random.integer(0, colours.length - 1)
  const seats = Array.from({ length: rows }, (_, row) => {
    const radius = 1.6 * step + (rows - row) * step
    const fill = colours[(start + row) % colours.length] ?? mid
    return circle(x, y, radius, { fill, opacity: 0.92 })
  })
  const aisles = Array.from({ length: 13 }, (_, index) => {
    const angle = 180 + index * 15
    const [fromX, fromY] = onCircle(x, y, 2.5 * step, angle)
    const [toX, toY] = onCircle(x, y, 2200, angle)
    return line(fromX, fromY, toX, toY, { stroke: ground, width: 7 })
  })
  return [
    ...seats,
    ...aisles,
    circle(x, y, step * 2.6, { fill: ground }),
    circle(x, y, step * 1.5, { fill: spark }),
    circle(x, y, step * 2.05, { stroke: spark, width: 4 }),
  ].join('')
}

/** Great discs that share their overlaps, and the paths of small bodies around one of them. */
export const orbits: Motif = (random, { deep, mid, light, spark }) => {
  const side = random.chance(0.5) ? 1 : -1
  const x = WIDTH / 2 + side * random.between(120, 330)
  const y = HEIGHT * random.between(0.42, 0.6)
  const otherX = x - side * random.between(380, 520)
  const otherY = y + random.between(-130, 130)
  const paths = Array.from({ length: 9 }, (_, index) =>
    circle(x, y, 330 + index * 62, { stroke: index % 3 === 1 ? deep : mid, width: 3, opacity: 0.55 }),
  )
  const bodies = [1, 4, 6].map((path, index) => {
    const angle = random.between(0, 360)
    const [bodyX, bodyY] = onCircle(x, y, 330 + path * 62, angle)
    return circle(bodyX, bodyY, 16 + 7 * index, { fill: index === 1 ? spark : deep })
  })
  return [
    circle(otherX, otherY, random.between(300, 400), { fill: light, opacity: 0.9 }),
    ...paths,
    circle(x, y, 270, { fill: deep, opacity: 0.9 }),
    circle(x - side * 215, y + random.between(-90, 90), 215, { fill: mid, opacity: 0.72 }),
    circle(x + side * 70, y - 60, 66, { fill: spark, opacity: 0.95 }),
    ...bodies,
  ].join('')
}

/** A globe larger than the picture, with its circles of latitude and longitude. */
export const meridians: Motif = (random, { deep, mid, light, spark }) => {
  const x = random.between(0.3, 0.7) * WIDTH
  const y = random.between(0.5, 0.75) * HEIGHT
  const radius = random.between(420, 560)
  const tilt = random.between(-28, 28)
  const longitudes = [0.14, 0.34, 0.54, 0.72, 0.87, 0.96].map((share) =>
    ellipse(x, y, radius * share, radius, { stroke: light, width: 3.5, opacity: 0.85 }),
  )
  const latitudes = [-0.82, -0.58, -0.3, 0, 0.3, 0.58, 0.82].map((share) => {
    const half = radius * Math.sqrt(1 - share * share)
    return ellipse(x, y + radius * share, half, half * 0.16, { stroke: light, width: 3.5, opacity: 0.85 })
  })
  const globe = `<g transform="rotate(${Math.round(tilt)} ${Math.round(x)} ${Math.round(y)})">${longitudes.join('')}${latitudes.join('')}</g>`
  const moonAngle = random.pick([205, 225, 315, 335])
  const [moonX, moonY] = onCircle(x, y, radius * 1.12, moonAngle)
  return [
    circle(x, y, radius * 1.75, { fill: mid, opacity: 0.22 }),
    circle(x, y, radius * 1.38, { fill: mid, opacity: 0.4 }),
    circle(x, y, radius, { fill: deep }),
    clipToCircle('globe', x, y, radius),
    group(globe, { clip: 'globe' }),
    circle(moonX, moonY, 104, { fill: spark, opacity: 0.92 }),
  ].join('')
}

/** Rays from a corner of the picture, ring upon ring. */
export const fan: Motif = (random, { ground, deep, mid, light, spark }) => {
  const left = random.chance(0.5)
  const x = left ? random.between(-60, 320) : WIDTH - random.between(-60, 320)
  const y = HEIGHT + random.between(-20, 90)
  const rays = random.integer(11, 17)
  const turn = 180 / rays
  const offset = random.between(0, turn)
  const rings: [number, string, string][] = [
    [1900, light, ground],
    [1180, mid, light],
    [720, deep, mid],
  ]
  const drawn = rings.map(([radius, first, second], ring) =>
    Array.from({ length: rays + 2 }, (_, ray) => {
      const from = 180 - turn + offset + ray * turn + ring * (turn / 2)
      return sector(x, y, radius, from, from + turn, { fill: ray % 2 === 0 ? first : second })
    }).join(''),
  )
  return [
    ...drawn,
    circle(x, y, 318, { fill: ground }),
    circle(x, y, 250, { fill: spark }),
    circle(x, y, 940, { stroke: ground, width: 8 }),
  ].join('')
}

/** An island on a chart: the depths of the sea around it, the heights of the land within. */
export const island: Motif = (random, { ground, deep, mid, light, spark }) => {
  const x = random.between(0.34, 0.66) * WIDTH
  const y = random.between(0.42, 0.62) * HEIGHT
  const lobes = [2, 3, 5].map((count, index) => ({
    count,
    phase: random.between(0, 2 * Math.PI),
    depth: [0.16, 0.11, 0.05][index] ?? 0,
  }))
  const lean = random.between(0, 2 * Math.PI)
  const coast = (radius: number, shift: number) => {
    const points = Array.from({ length: 48 }, (_, index): [number, number] => {
      const angle = (index / 48) * 2 * Math.PI
      const swell = lobes.reduce(
        (sum, { count, phase, depth }) => sum + depth * Math.sin(count * angle + phase),
        1,
      )
      const reach = radius * swell
      return [
        x + Math.cos(lean) * shift + reach * 1.35 * Math.cos(angle),
        y + Math.sin(lean) * shift + reach * Math.sin(angle),
      ]
    })
    return points
  }
  const depths = [720, 610, 510, 425].map((radius, index) =>
    closedCurve(coast(radius, 0), { fill: light, opacity: 0.3 + 0.15 * index }),
  )
  const heights = [340, 282, 226, 172, 120, 72].map((radius, index) =>
    closedCurve(coast(radius, (index + 1) * 13), {
      fill: index < 2 ? mid : index < 5 ? deep : ground,
      opacity: index < 2 ? 0.8 : index < 5 ? 0.5 + 0.12 * index : 1,
      stroke: ground,
      width: 3,
    }),
  )
  const soundings = [780, 850, 930, 1020].map((radius) =>
    closedCurve(coast(radius, 0), { stroke: mid, width: 2.5, opacity: 0.6 }),
  )
  // Beside the land, never on its top: a dot there makes an eye of the whole.
  const [buoyX, buoyY] = onCircle(x, y, 560, random.pick([20, 160, 200, 340]) + random.between(-12, 12))
  return [
    ...soundings,
    ...depths,
    ...heights,
    circle(buoyX, buoyY, 34, { fill: spark }),
    circle(buoyX, buoyY, 62, { stroke: spark, width: 4, opacity: 0.7 }),
  ].join('')
}
