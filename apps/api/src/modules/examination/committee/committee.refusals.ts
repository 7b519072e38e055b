import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import type { SeatHindrance } from '@diatrivi/domain/examination/committee/may-sit'
import { hindranceWords } from '@diatrivi/domain/examination/committee/seat-words'
import type { ConstraintRefusals } from '../../../platform/refusal/constraint-refusals.ts'
import { Refusal } from '../../../platform/refusal/refusal.ts'

/** Who may not sit, and by which rule of the book. */
export function seatNotAllowed(name: string, hindrance: SeatHindrance, rules: Rules['committee']): Refusal {
  const why = hindranceWords(hindrance, rules, 'el')
  return new Refusal('seat_not_allowed', {
    facts: { name, why, whyEnglish: hindranceWords(hindrance, rules, 'en') },
  })
}

/** A person who was proposed and has no account any more that lets in. */
export function notLetIn(name: string): Refusal {
  const why = 'Δεν έχει πια ενεργό λογαριασμό.'
  const whyEnglish = 'This person has no active account any more.'
  return new Refusal('seat_not_allowed', { facts: { name, why, whyEnglish } })
}

/** The tables refuse what the lock of the thesis should have made impossible; a caller gets the same answer from either. */
export const COMMITTEE_REFUSALS: ConstraintRefusals = {
  committee_seat_position: () => new Refusal('seat_taken'),
  committee_seat_person: () => new Refusal('seat_not_allowed'),
  committee_seat_outside_person: () => new Refusal('seat_not_allowed'),
}
