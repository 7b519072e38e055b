import type { SeatHindrance, SeatWarning } from '@diatrivi/domain/examination/committee/may-sit'
import Typography from '@mui/material/Typography'
import { rankWord } from '../../../../entities/person/person-words.ts'
import { m } from '../../../../paraglide/messages.js'
import type { OwnCandidate } from '../committee.mapper.ts'

/** The rank of a person who could be asked, and where he or she is. */
export function CandidatePlace({
  rank,
  formOfAddress,
  department,
  institution,
}: Pick<OwnCandidate, 'rank' | 'formOfAddress' | 'department' | 'institution'>) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {[rank && rankWord(rank, formOfAddress), department, institution].filter(Boolean).join(' · ')}
    </Typography>
  )
}

/** Why the person cannot be asked. */
export function CandidateHindrance({ hindrance }: { hindrance: SeatHindrance | null }) {
  return hindrance && <Typography variant="body2">{HINDRANCE_WORDS[hindrance]()}</Typography>
}

const HINDRANCE_WORDS: Record<SeatHindrance, () => string> = {
  already_in_it: m.committee_hindrance_already_in_it,
  category: m.committee_hindrance_category,
  faculty_missing: m.committee_hindrance_faculty_missing,
  outsiders_used_up: m.committee_hindrance_outsiders_used_up,
}

/** What to mind before the person is asked. */
export function CandidateWarnings({ warnings = [] }: { warnings?: readonly SeatWarning[] | undefined }) {
  return warnings.map((warning) => (
    <Typography key={warning} variant="body2" sx={{ color: 'warning.main' }}>
      {WARNING_WORDS[warning]()}
    </Typography>
  ))
}

const WARNING_WORDS: Record<SeatWarning, () => string> = {
  contract_ends: m.committee_warning_contract_ends,
  absent: m.committee_warning_absent,
  examines_then: m.committee_warning_examines_then,
}
