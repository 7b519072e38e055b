/** The canvas of every cover: 16:9, the size of the large rendition. */
export const WIDTH = 1600
export const HEIGHT = 900

export interface Paint {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  clip?: string
}

function attributes({ fill, stroke, width, opacity, clip }: Paint): string {
  return [
    `fill="${fill ?? 'none'}"`,
    stroke && `stroke="${stroke}" stroke-width="${number(width ?? 2)}"`,
    opacity !== undefined && `opacity="${number(opacity)}"`,
    clip && `clip-path="url(#${clip})"`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Two decimals are below a pixel at every size, and keep the drawing the same text on every machine. */
function number(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export function circle(x: number, y: number, radius: number, paint: Paint): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" ${attributes(paint)}/>`
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, paint: Paint): string {
  return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(radiusX)}" ry="${number(radiusY)}" ${attributes(paint)}/>`
}

export function rectangle(x: number, y: number, width: number, height: number, paint: Paint): string {
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" ${attributes(paint)}/>`
}

export function line(x1: number, y1: number, x2: number, y2: number, paint: Paint): string {
  return `<path d="M${number(x1)} ${number(y1)}L${number(x2)} ${number(y2)}" ${attributes(paint)}/>`
}

/** A quarter of a disc whose corner sits at (x, y); turns of 90° clockwise choose which quarter. */
export function quarterDisc(x: number, y: number, radius: number, turns: number, paint: Paint): string {
  return sector(x, y, radius, turns * 90, turns * 90 + 90, paint)
}

/** Angles in degrees, clockwise from three o'clock. */
export function sector(x: number, y: number, radius: number, from: number, to: number, paint: Paint): string {
  const [startX, startY] = onCircle(x, y, radius, from)
  const [endX, endY] = onCircle(x, y, radius, to)
  const large = to - from > 180 ? 1 : 0
  const corner = `M${number(x)} ${number(y)}L${number(startX)} ${number(startY)}`
  return `<path d="${corner}A${number(radius)} ${number(radius)} 0 ${large} 1 ${number(endX)} ${number(endY)}Z" ${attributes(paint)}/>`
}

/** A door: straight sides, a half circle on top, its foot at (x, bottom). */
export function arch(x: number, bottom: number, width: number, height: number, paint: Paint): string {
  const radius = width / 2
  const shoulder = bottom - height + radius
  return `<path d="M${number(x)} ${number(bottom)}V${number(shoulder)}A${number(radius)} ${number(radius)} 0 0 1 ${number(x + width)} ${number(shoulder)}V${number(bottom)}Z" ${attributes(paint)}/>`
}

/** A leaf between two opposite corners of a square cell. */
export function leaf(x: number, y: number, size: number, rising: boolean, paint: Paint): string {
  const [startY, endY] = rising ? [y + size, y] : [y, y + size]
  const bow = `A${number(size)} ${number(size)} 0 0 1`
  return `<path d="M${number(x)} ${number(startY)}${bow} ${number(x + size)} ${number(endY)}${bow} ${number(x)} ${number(startY)}Z" ${attributes(paint)}/>`
}

/** A smooth closed line through the points: each is a corner of the control polygon, each middle lies on the curve. */
export function closedCurve(points: readonly [number, number][], paint: Paint): string {
  const middle = ([x1, y1]: [number, number], [x2, y2]: [number, number]): string =>
    `${number((x1 + x2) / 2)} ${number((y1 + y2) / 2)}`
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return `Q${number(point[0])} ${number(point[1])} ${middle(point, next)}`
  })
  const origin: [number, number] = [0, 0]
  const [first, last] = [points[0] ?? origin, points.at(-1) ?? origin]
  return `<path d="M${middle(last, first)}${curves.join('')}Z" ${attributes(paint)}/>`
}

export function clipToCircle(id: string, x: number, y: number, radius: number): string {
  return `<clipPath id="${id}"><circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}"/></clipPath>`
}

export function group(content: string, paint: Pick<Paint, 'opacity' | 'clip'>): string {
  const { opacity, clip } = paint
  const marks = [
    opacity !== undefined && ` opacity="${number(opacity)}"`,
    clip && ` clip-path="url(#${clip})"`,
  ].filter(Boolean)
  return `<g${marks.join('')}>${content}</g>`
}

export function onCircle(x: number, y: number, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

export function svg(ground: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${rectangle(0, 0, WIDTH, HEIGHT, { fill: ground })}${content}</svg>`
}
