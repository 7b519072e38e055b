import type { SeatsMark } from '@diatrivi/domain/examination/marking/correction'
import { markersOf, markingSeat } from '@diatrivi/domain/examination/marking/mark.policy'
import { openMarks, outcomeOf } from '@diatrivi/domain/examination/marking/marking'
import type { Marking } from './marking.model.ts'

/** What the marks come to, as they count now. */
export function resultOf(marking: Marking) {
  const { examination, facts } = marking
  const opened = openMarks(sealedMarks(marking), facts.rules)
  const outcome = outcomeOf(opened, examination.corrections !== null)
  return {
    exactNumerator: Number(opened.exact.numerator),
    exactDenominator: Number(opened.exact.denominator),
    finalHundredths: opened.final,
    outcome,
    correctionsDue: outcome === 'corrections' ? examination.correctionsDue : null,
  }
}

/** The marks of all who have to give one, which they have. */
export function sealedMarks({ facts, marks }: Pick<Marking, 'facts' | 'marks'>): SeatsMark[] {
  return markersOf(facts).map((seat) => {
    const mark = marks.find(({ seatId }) => seatId === seat.id)
    if (mark === undefined) throw new Error('A seat that has sealed has no mark.')
    return { seatId: seat.id, seat: markingSeat(seat), parts: mark.parts }
  })
}
