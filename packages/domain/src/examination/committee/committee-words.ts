import { type FormOfAddress, nameFor } from '../../people/account/form-of-address.ts'
import type { Bilingual } from '../../shared/bilingual.ts'
import type { CommitteeStatus } from './committee-status.ts'
import type { SeatRole, SeatState } from './seat.ts'

/** What screens and files call how far a committee is, in Greek and English. */
export const COMMITTEE_STATUS_WORDS = {
  incomplete: ['Λείπουν μέλη', 'Members are missing'],
  awaiting: ['Αναμένονται απαντήσεις', 'Waiting for answers'],
  complete: ['Πλήρης', 'Complete'],
} as const satisfies Record<CommitteeStatus, Bilingual>

/** What screens and files call the state of a seat. */
export const SEAT_STATE_WORDS = {
  invited: ['Αναμένεται απάντηση', 'Waiting for an answer'],
  accepted: ['Αποδέχτηκε', 'Accepted'],
  declined: ['Δεν αποδέχτηκε', 'Declined'],
  lapsed: ['Χωρίς απάντηση', 'No answer'],
  left: ['Αποχώρησε', 'Left'],
} as const satisfies Record<SeatState, Bilingual>

/** What screens and files call what a person is in a committee. */
export const SEAT_ROLE_NAMES = {
  supervisor: ['Επιβλέπων/Επιβλέπουσα', 'Supervisor'],
  member: ['Μέλος', 'Member'],
  substitute: ['Αναπληρωματικό μέλος', 'Substitute'],
} as const satisfies Record<SeatRole, Bilingual>

const SUPERVISOR_BY_FORM = { mr: 'Επιβλέπων', ms: 'Επιβλέπουσα' }

/** What a person is in a committee, as the person is addressed; a member is neuter in Greek. */
export function seatRoleNameFor(role: SeatRole, form: FormOfAddress | null): Bilingual {
  return nameFor(SEAT_ROLE_NAMES[role], role === 'supervisor' ? SUPERVISOR_BY_FORM : undefined, form)
}
