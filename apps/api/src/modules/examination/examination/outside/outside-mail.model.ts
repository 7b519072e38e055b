import { examiningSeats } from '@diatrivi/domain/examination/examination/presence'
import type { Examined } from '../examination.model.ts'

export type Concerned = Pick<Examined, 'thesis' | 'seats'>

export interface OutsideSeat {
  id: number
  outsidePersonId: number | null
}

/** Members who examine and have no account. */
export function outsideSeats(seats: Concerned['seats']): OutsideSeat[] {
  return examiningSeats(seats).filter(({ outsidePersonId }) => outsidePersonId !== null)
}
