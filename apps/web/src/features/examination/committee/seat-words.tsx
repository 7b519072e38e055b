import type { DepartmentCommittee } from '@diatrivi/contract/examination/committee/committee.schemas'
import type { CommitteeStanding } from '@diatrivi/domain/examination/committee/committee-standing'
import type { SeatRole, SeatState } from '@diatrivi/domain/examination/committee/seat'
import { nameOf } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import CheckOutlined from '../../../shared/icons/check-outlined.tsx'
import DoNotDisturbAltOutlined from '../../../shared/icons/do-not-disturb-alt-outlined.tsx'
import ErrorOutlineOutlined from '../../../shared/icons/error-outline-outlined.tsx'
import HourglassEmptyOutlined from '../../../shared/icons/hourglass-empty-outlined.tsx'
import PersonRemoveOutlined from '../../../shared/icons/person-remove-outlined.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

export const SEAT_ROLE_WORDS: Record<SeatRole, () => string> = {
  supervisor: m.committee_supervisor,
  member: m.committee_member,
  substitute: m.committee_substitute,
}

/** The state of a seat by its sign and its word. */
export function SeatChip({ state }: { state: SeatState }) {
  return <StatusChip size="small" {...SEAT_STATES[state]} label={SEAT_STATES[state].label()} />
}

const SEAT_STATES = {
  invited: { tone: 'warning', icon: <HourglassEmptyOutlined />, label: m.committee_state_invited },
  accepted: { tone: 'success', icon: <CheckOutlined />, label: m.committee_state_accepted },
  declined: { tone: 'muted', icon: <DoNotDisturbAltOutlined />, label: m.committee_state_declined },
  lapsed: { tone: 'muted', icon: <HourglassEmptyOutlined />, label: m.committee_state_lapsed },
  left: { tone: 'muted', icon: <PersonRemoveOutlined />, label: m.committee_state_left },
} as const

/** Who it is, with the state of a seat that is not accepted: «Ίων Βάμβας (Αναμένεται απάντηση)». */
export function seatWords({ person, state }: DepartmentCommittee['seats'][number]): string {
  return state === 'accepted' ? nameOf(person) : `${nameOf(person)} (${SEAT_STATES[state].label()})`
}

export const STANDING_WORDS: Record<CommitteeStanding, () => string> = {
  incomplete: m.committee_standing_incomplete,
  awaiting: m.committee_standing_awaiting,
  complete: m.committee_standing_complete,
}

const STANDING_SIGNS = {
  incomplete: { tone: 'error', icon: <ErrorOutlineOutlined /> },
  awaiting: { tone: 'warning', icon: <HourglassEmptyOutlined /> },
  complete: { tone: 'success', icon: <CheckOutlined /> },
} as const

/** How far a whole committee is, by its sign and its word. */
export function StandingChip({ state }: { state: CommitteeStanding }) {
  return <StatusChip size="small" {...STANDING_SIGNS[state]} label={STANDING_WORDS[state]()} />
}
