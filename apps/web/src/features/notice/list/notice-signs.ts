import type { NoticeKind } from '@diatrivi/domain/notice/notice'
import AccessTimeOutlined from '@mui/icons-material/AccessTimeOutlined'
import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined'
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import DoNotDisturbAltOutlined from '@mui/icons-material/DoNotDisturbAltOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined'
import JoinInnerOutlined from '@mui/icons-material/JoinInnerOutlined'
import PanToolOutlined from '@mui/icons-material/PanToolOutlined'
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined'
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined'
import type SvgIcon from '@mui/material/SvgIcon'

interface Sign {
  icon: typeof SvgIcon
  tone: 'neutral' | 'primary' | 'accent' | 'success' | 'warning'
}

const OVER: Sign = { icon: DoNotDisturbAltOutlined, tone: 'neutral' }

/** The signs and tones of the states that the notices are about. */
export const NOTICE_SIGNS: Record<NoticeKind, Sign> = {
  interest_declared: { icon: PersonAddAltOutlined, tone: 'primary' },
  interest_withdrawn: { icon: PersonRemoveOutlined, tone: 'neutral' },
  answer_given: { icon: PanToolOutlined, tone: 'accent' },
  answer_cancelled: OVER,
  answer_declined: OVER,
  assignment_accepted: { icon: CheckOutlined, tone: 'success' },
  interest_closed: OVER,
  thesis_withdrawn: OVER,
  topic_fits: { icon: JoinInnerOutlined, tone: 'primary' },
  list_attached: { icon: ChecklistOutlined, tone: 'primary' },
  step_finished: { icon: HourglassEmptyOutlined, tone: 'warning' },
  step_returned: { icon: UndoOutlined, tone: 'accent' },
  step_accepted: { icon: CheckOutlined, tone: 'success' },
  step_acceptance_cancelled: { icon: HourglassEmptyOutlined, tone: 'warning' },
  comment_written: { icon: ChatBubbleOutlineOutlined, tone: 'primary' },
  ready_to_mark: { icon: WorkspacePremiumOutlined, tone: 'success' },
  marked: { icon: WorkspacePremiumOutlined, tone: 'success' },
  released: OVER,
  interest_deadline_near: { icon: EventOutlined, tone: 'primary' },
  answer_waits: { icon: PanToolOutlined, tone: 'accent' },
  step_end_near: { icon: AccessTimeOutlined, tone: 'warning' },
  completion_near: { icon: AccessTimeOutlined, tone: 'warning' },
}
