import type { SeatsMark } from '@diatrivi/domain/examination/marking/correction'
import { markersOf, markingSeat } from '@diatrivi/domain/examination/marking/mark.policy'
import { openMarks, outcomeOf } from '@diatrivi/domain/examination/marking/marking'
import type { Failure } from '@diatrivi/domain/thesis/thesis/failure'
import type { Marking } from './marking.model.ts'

/** Why the marks, as they count now, do not pass; null where they do, and where none are kept. */
export function failureOf({ facts, marks }: Marking): Failure | null {
  const markers = markersOf(facts)
  const areKept = markers.length > 0 && markers.every(({ id }) => marks.some(({ seatId }) => seatId === id))
  return areKept ? openMarks(sealedMarks({ facts, marks }), facts.rules).failure : null
}

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
