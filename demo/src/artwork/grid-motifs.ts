import type { Motif } from './motif.ts'
import {
  arch,
  circle,
  clipToCircle,
  group,
  HEIGHT,
  leaf,
  line,
  quarterDisc,
  rectangle,
  WIDTH,
} from './shapes.ts'

/** A floor of quarter discs and leaves that thins out towards one side. */
export const tiles: Motif = (random, { deep, mid, light, spark }) => {
  const size = random.pick([160, 200])
  const columns = WIDTH / size
  const rows = Math.ceil(HEIGHT / size)
  const top = (HEIGHT - rows * size) / 2
  const fromLeft = random.chance(0.5)
  const colours = [deep, deep, mid, mid, mid, light, light]
  const sparkAt = random.integer(0, rows - 1) * columns + random.integer(0, columns - 1)
  const cells = Array.from({ length: rows * columns }, (_, cell) => {
    const column = cell % columns
    const row = Math.floor(cell / columns)
    const [x, y] = [column * size, top + row * size]
    const nearness = (fromLeft ? columns - 1 - column : column) / (columns - 1)
    const form = random.integer(0, 5)
    const turns = random.integer(0, 3)
    const present = random.chance(0.4 + 0.55 * nearness)
    const fill = cell === sparkAt ? spark : random.pick(colours)
    if (cell === sparkAt) return circle(x + size / 2, y + size / 2, size / 2, { fill })
    if (!present) return ''
    const cornerX = turns === 0 || turns === 3 ? x : x + size
    const cornerY = turns === 0 || turns === 1 ? y : y + size
    if (form <= 2) return quarterDisc(cornerX, cornerY, size, turns, { fill })
    if (form === 3) return leaf(x, y, size, turns % 2 === 0, { fill })
    if (form === 4) {
      return [1, 0.66, 0.33]
        .map((share, ring) =>
          quarterDisc(cornerX, cornerY, size * share, turns, { fill: ring === 1 ? light : fill }),
        )
        .join('')
    }
    return circle(x + size / 2, y + size / 2, size * 0.2, { fill })
  })
  return cells.join('')
}

/** An aqueduct of two storeys, the upper with two arches for each below. */
export const arcade: Motif = (random, { ground, deep, mid, light, spark }) => {
  const width = random.pick([266, 300, 340])
  const pitch = width * 1.14
  const count = Math.ceil(WIDTH / pitch) + 1
  const offset = random.between(-0.6, 0) * pitch
  const floor = HEIGHT - random.between(330, 390)
  const sunX = offset + pitch * random.integer(1, count - 2) + pitch * random.between(0.1, 0.6)
  const [wall, inner] = random.chance(0.5) ? [mid, deep] : [deep, mid]
  const door = (x: number, bottom: number, across: number, height: number) =>
    [ground, inner, light].map((fill, ring) => {
      const inset = ring * across * 0.11
      return arch(x + inset, bottom, across - 2 * inset, height - inset, {
        fill,
        opacity: ring === 1 ? 0.7 : 1,
      })
    })
  const upper = Array.from({ length: count * 2 }, (_, index) => {
    const x = offset + index * (pitch / 2) + pitch * 0.05
    return arch(x, floor, pitch * 0.4, 236, { fill: index % 2 === 0 ? mid : light, opacity: 0.85 })
  })
  const lower = Array.from({ length: count }, (_, index) =>
    door(offset + index * pitch + pitch * 0.06, HEIGHT, width, 310).join(''),
  )
  return [
    circle(sunX, random.between(200, 300), 124, { fill: spark }),
    ...upper,
    rectangle(0, floor, WIDTH, HEIGHT - floor, { fill: wall }),
    rectangle(0, floor - 12, WIDTH, 12, { fill: deep }),
    ...lower,
  ].join('')
}

/** Rows of scales, each of three rings, washed by a lighter band. */
export const scallops: Motif = (random, { ground, deep, mid, light, spark }) => {
  const radius = random.pick([100, 114.3, 133.4])
  const rows = Math.ceil(HEIGHT / (radius / 2)) + 2
  const columns = Math.ceil(WIDTH / (2 * radius)) + 2
  const focusX = random.between(0.15, 0.85) * WIDTH
  const focusY = random.between(0.2, 0.8) * HEIGHT
  const sparkAt = random.integer(6, rows - 6) * columns + random.integer(2, columns - 3)
  const scales: string[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * 2 * radius + (row % 2) * radius - radius
      const y = row * (radius / 2)
      const distance = Math.hypot(x - focusX, y - focusY) / WIDTH
      const outer = distance < 0.2 ? deep : distance < 0.42 ? mid : light
      const inner = row * columns + column === sparkAt ? spark : distance < 0.42 ? light : mid
      scales.push(
        circle(x, y, radius, { fill: outer, stroke: ground, width: 6 }),
        circle(x, y, radius * 0.68, { fill: ground }),
        circle(x, y, radius * 0.5, { fill: inner }),
      )
    }
  }
  return scales.join('')
}

/** A field of dots that changes its colour inside two discs. */
export const lattice: Motif = (random, { ground, deep, mid, light, spark }) => {
  const pitch = random.pick([40, 50])
  const first = { x: random.between(0.22, 0.45) * WIDTH, y: random.between(0.4, 0.6) * HEIGHT, radius: 370 }
  const second = { x: first.x + random.between(380, 520), y: random.between(0.3, 0.7) * HEIGHT, radius: 290 }
  const dots = (fill: string, radius: number) => {
    const drawn: string[] = []
    for (let y = pitch / 2; y < HEIGHT; y += pitch) {
      for (let x = pitch / 2; x < WIDTH; x += pitch) drawn.push(circle(x, y, radius, { fill }))
    }
    return drawn.join('')
  }
  return [
    dots(mid, 5),
    circle(second.x, second.y, second.radius, { fill: mid }),
    circle(first.x, first.y, first.radius, { fill: deep, opacity: 0.93 }),
    clipToCircle('first', first.x, first.y, first.radius),
    clipToCircle('second', second.x, second.y, second.radius),
    group(dots(light, 6), { clip: 'first' }),
    group(dots(ground, 9), { clip: 'second' }),
    circle(second.x, second.y, second.radius + 44, { stroke: deep, width: 4, opacity: 0.6 }),
    circle(second.x + second.radius * 0.72, second.y - second.radius * 0.72, 60, { fill: spark }),
  ].join('')
}

/** Broad bands around two corners; where they cross the colours meet. */
export const weave: Motif = (random, { deep, mid, light, spark }) => {
  const pitch = random.pick([128, 146, 164])
  const left = { x: random.between(-60, 240), y: HEIGHT + random.between(0, 80) }
  const right = { x: WIDTH - random.between(-60, 240), y: HEIGHT + random.between(0, 80) }
  const bands = (centre: { x: number; y: number }, colours: readonly string[], opacity: number) =>
    Array.from({ length: 9 }, (_, index) =>
      circle(centre.x, centre.y, 1.5 * pitch + index * pitch, {
        stroke: colours[index % colours.length] ?? mid,
        width: pitch * 0.5,
        opacity,
      }),
    )
  const middle = (left.x + right.x) / 2
  return [
    ...bands(left, [mid, light, light], 0.9),
    ...bands(right, [deep, mid, mid], 0.55),
    circle(middle, HEIGHT - random.between(520, 700), 84, { fill: spark }),
  ].join('')
}

/** A sun over long swells, ruled like a chart. */
export const horizon: Motif = (random, { deep, mid, light, spark }) => {
  const sunX = random.between(0.2, 0.8) * WIDTH
  const sunY = random.between(0.3, 0.42) * HEIGHT
  const halo = [330, 262, 194].map((radius, ring) =>
    circle(sunX, sunY, radius, { fill: light, opacity: 0.35 + ring * 0.15 }),
  )
  const rules = Array.from({ length: 9 }, (_, index) =>
    line(0, 60 + index * 62, WIDTH, 60 + index * 62, { stroke: mid, width: 2, opacity: 0.35 }),
  )
  const swells = [light, mid, mid, deep, deep].map((fill, index) => {
    const radius = random.between(1100, 1900)
    const crest = 500 + index * 82 + random.between(-18, 18)
    return circle(random.between(0.1, 0.9) * WIDTH, crest + radius, radius, {
      fill,
      opacity: [0.9, 0.55, 0.75, 0.6, 0.95][index] ?? 1,
    })
  })
  return [...rules, ...halo, circle(sunX, sunY, 128, { fill: spark }), ...swells].join('')
}
