import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined'
import { m } from '../../paraglide/messages.js'
import { StatusChip } from '../../shared/ui/status-chip.tsx'
import type { PastThesis } from './past-thesis.mapper.ts'

/** How it ended: the rosette of a mark, or the sign of what was left behind. */
export function EndingChip({ thesis: { mark } }: { thesis: Pick<PastThesis, 'mark'> }) {
  return mark === null ? (
    <StatusChip tone="muted" icon={<HistoryOutlined />} label={m.past_released()} />
  ) : (
    <StatusChip tone="success" icon={<WorkspacePremiumOutlined />} label={m.past_mark({ mark })} />
  )
}
