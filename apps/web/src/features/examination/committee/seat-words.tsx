import type { CommitteeStatus } from '@diatrivi/domain/examination/committee/committee-status'
import {
  COMMITTEE_STATUS_WORDS,
  SEAT_STATE_WORDS,
} from '@diatrivi/domain/examination/committee/committee-words'
import type { SeatState } from '@diatrivi/domain/examination/committee/seat'
import { fullName } from '../../../entities/person/person.ts'
import { said } from '../../../shared/format/said.ts'
import CheckOutlined from '../../../shared/icons/check-outlined.tsx'
import DoNotDisturbAltOutlined from '../../../shared/icons/do-not-disturb-alt-outlined.tsx'
import ErrorOutlineOutlined from '../../../shared/icons/error-outline-outlined.tsx'
import HourglassEmptyOutlined from '../../../shared/icons/hourglass-empty-outlined.tsx'
import PersonRemoveOutlined from '../../../shared/icons/person-remove-outlined.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { ListedCommittee } from './committee.mapper.ts'

/** The state of a seat by its sign and its word. */
export function SeatChip({ state }: { state: SeatState }) {
  return <StatusChip size="small" {...SEAT_SIGNS[state]} label={said(SEAT_STATE_WORDS[state])} />
}

const SEAT_SIGNS = {
  invited: { tone: 'warning', icon: <HourglassEmptyOutlined /> },
  accepted: { tone: 'success', icon: <CheckOutlined /> },
  declined: { tone: 'muted', icon: <DoNotDisturbAltOutlined /> },
  lapsed: { tone: 'muted', icon: <HourglassEmptyOutlined /> },
  left: { tone: 'muted', icon: <PersonRemoveOutlined /> },
} as const

/** Who it is, with the state of a seat that is not accepted: «Ίων Βάμβας (Αναμένεται απάντηση)». */
export function seatWords({ person, state }: ListedCommittee['seats'][number]): string {
  return state === 'accepted' ? fullName(person) : `${fullName(person)} (${said(SEAT_STATE_WORDS[state])})`
}

const STATUS_SIGNS = {
  incomplete: { tone: 'error', icon: <ErrorOutlineOutlined /> },
  awaiting: { tone: 'warning', icon: <HourglassEmptyOutlined /> },
  complete: { tone: 'success', icon: <CheckOutlined /> },
} as const

/** How far a whole committee is, by its sign and its word. */
export function CommitteeStatusChip({ state }: { state: CommitteeStatus }) {
  return <StatusChip size="small" {...STATUS_SIGNS[state]} label={said(COMMITTEE_STATUS_WORDS[state])} />
}
