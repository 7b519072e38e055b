import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { formatNumber } from '../../../../shared/format/numbers.ts'
import { nearestTown } from './greece.ts'
import { type Point, writePoint } from './point.ts'

/** The place of the pin in words; the town helps a person who cannot see the map more than the numbers. */
export function pointSentence(point: Point | null): string {
  if (point === null) return m.administration_map_no_point()
  const near = nearestTown(point)
  const where = m.administration_map_point(writePoint(point))
  if (near === null) return where
  const kilometres = formatNumber(Math.round(near.kilometres))
  return `${where} ${m.administration_map_near({ town: near.town.name[getLocale()], kilometres })}`
}
