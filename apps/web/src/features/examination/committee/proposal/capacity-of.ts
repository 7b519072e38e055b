import { isLiving } from '@diatrivi/domain/examination/committee/seat'
import type { Committee } from '../../../../entities/process/process.mapper.ts'

/** How many people can be proposed: the vacant seats, and the substitutes that the rules still allow. */
export function capacityOf({ seats, vacant, substitutes }: Committee): number {
  const waiting = seats.filter((seat) => seat.role === 'substitute' && isLiving(seat)).length
  return vacant + Math.max(0, substitutes - waiting)
}
