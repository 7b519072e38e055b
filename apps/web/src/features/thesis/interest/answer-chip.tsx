import type { Interest } from '../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import HourglassEmptyOutlined from '../../../shared/icons/hourglass-empty-outlined.tsx'
import PanToolOutlined from '../../../shared/icons/pan-tool-outlined.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

/** The state of an interest. */
export function AnswerChip({ answeredPositively }: Pick<Interest, 'answeredPositively'>) {
  return answeredPositively ? (
    <StatusChip tone="accent" icon={<PanToolOutlined />} label={m.interest_positive_answer()} />
  ) : (
    <StatusChip tone="neutral" icon={<HourglassEmptyOutlined />} label={m.interest_pending_answer()} />
  )
}
