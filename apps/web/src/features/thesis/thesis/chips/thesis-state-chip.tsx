import { THESIS_STATE_WORDS } from '@diatrivi/domain/thesis/thesis/thesis-words'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { markText } from '../../../../entities/thesis/thesis-mark.ts'
import { m } from '../../../../paraglide/messages.js'
import { useSession } from '../../../../shared/api/session.ts'
import { said } from '../../../../shared/format/said.ts'
import PanToolOutlined from '../../../../shared/icons/pan-tool-outlined.tsx'
import RadioButtonUnchecked from '../../../../shared/icons/radio-button-unchecked.tsx'
import TimelapseOutlined from '../../../../shared/icons/timelapse-outlined.tsx'
import WorkspacePremiumOutlined from '../../../../shared/icons/workspace-premium-outlined.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'

type Shown = Pick<Thesis, 'state' | 'givenMark' | 'interests'>

/** One state, one sign: open circle, hand, half circle, rosette. */
export function ThesisStateChip({ thesis }: { thesis: Shown }) {
  const isStudent = useSession().facts?.role === 'student'
  if (thesis.state === 'ended') {
    const { givenMark } = thesis
    const label =
      givenMark === null ? said(THESIS_STATE_WORDS.ended) : m.word_mark_of({ mark: markText(givenMark) })
    return <StatusChip tone="success" icon={<WorkspacePremiumOutlined />} label={label} />
  }
  if (thesis.state === 'inProgress') {
    return (
      <StatusChip tone="primary" icon={<TimelapseOutlined />} label={said(THESIS_STATE_WORDS.inProgress)} />
    )
  }
  if (thesis.interests.some((interest) => interest.answeredPositively)) {
    // A student sees only the own interest, so the answer is the reader's to accept.
    const label = isStudent ? m.interest_positive_answer() : m.thesis_state_answered()
    return <StatusChip tone="accent" icon={<PanToolOutlined />} label={label} />
  }
  return (
    <StatusChip tone="neutral" icon={<RadioButtonUnchecked />} label={said(THESIS_STATE_WORDS.ungiven)} />
  )
}
