import type { NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import type SvgIcon from '@mui/material/SvgIcon'
import AccessTimeOutlined from '../../../../shared/icons/access-time-outlined.tsx'
import ChatBubbleOutlineOutlined from '../../../../shared/icons/chat-bubble-outline-outlined.tsx'
import CheckOutlined from '../../../../shared/icons/check-outlined.tsx'
import ChecklistOutlined from '../../../../shared/icons/checklist-outlined.tsx'
import DescriptionOutlined from '../../../../shared/icons/description-outlined.tsx'
import DoNotDisturbAltOutlined from '../../../../shared/icons/do-not-disturb-alt-outlined.tsx'
import EditOutlined from '../../../../shared/icons/edit-outlined.tsx'
import EventOutlined from '../../../../shared/icons/event-outlined.tsx'
import HourglassEmptyOutlined from '../../../../shared/icons/hourglass-empty-outlined.tsx'
import JoinInnerOutlined from '../../../../shared/icons/join-inner-outlined.tsx'
import PanToolOutlined from '../../../../shared/icons/pan-tool-outlined.tsx'
import PersonAddAltOutlined from '../../../../shared/icons/person-add-alt-outlined.tsx'
import PersonRemoveOutlined from '../../../../shared/icons/person-remove-outlined.tsx'
import UndoOutlined from '../../../../shared/icons/undo-outlined.tsx'
import WorkspacePremiumOutlined from '../../../../shared/icons/workspace-premium-outlined.tsx'

interface Sign {
  icon: typeof SvgIcon
  tone: 'neutral' | 'primary' | 'accent' | 'success' | 'warning'
}

const OVER: Sign = { icon: DoNotDisturbAltOutlined, tone: 'neutral' }

/** The signs and tones of the states that the notices are about. */
export const NOTICE_SIGNS: Record<NoticeKind, Sign> = {
  interest_declared: { icon: PersonAddAltOutlined, tone: 'primary' },
  interest_withdrawn: { icon: PersonRemoveOutlined, tone: 'neutral' },
  topic_shared: { icon: PanToolOutlined, tone: 'accent' },
  answer_given: { icon: PanToolOutlined, tone: 'accent' },
  answer_cancelled: OVER,
  answer_declined: OVER,
  assignment_accepted: { icon: CheckOutlined, tone: 'success' },
  interest_closed: OVER,
  thesis_withdrawn: OVER,
  topic_fits: { icon: JoinInnerOutlined, tone: 'primary' },
  list_attached: { icon: ChecklistOutlined, tone: 'primary' },
  step_finished: { icon: HourglassEmptyOutlined, tone: 'warning' },
  step_withdrawn: { icon: UndoOutlined, tone: 'neutral' },
  step_returned: { icon: UndoOutlined, tone: 'accent' },
  step_accepted: { icon: CheckOutlined, tone: 'success' },
  step_acceptance_cancelled: { icon: HourglassEmptyOutlined, tone: 'warning' },
  comment_written: { icon: ChatBubbleOutlineOutlined, tone: 'primary' },
  company_comment: { icon: ChatBubbleOutlineOutlined, tone: 'accent' },
  ready_to_mark: { icon: WorkspacePremiumOutlined, tone: 'success' },
  marked: { icon: WorkspacePremiumOutlined, tone: 'success' },
  released: OVER,
  committee_proposed: { icon: PanToolOutlined, tone: 'accent' },
  committee_proposal_confirmed: { icon: CheckOutlined, tone: 'success' },
  committee_proposal_declined: OVER,
  seat_invited: { icon: PanToolOutlined, tone: 'accent' },
  seat_given: { icon: PersonAddAltOutlined, tone: 'primary' },
  seat_accepted: { icon: CheckOutlined, tone: 'success' },
  seat_declined: OVER,
  seat_lapsed: { icon: HourglassEmptyOutlined, tone: 'warning' },
  seat_left: { icon: PersonRemoveOutlined, tone: 'warning' },
  seat_reworded: { icon: EditOutlined, tone: 'accent' },
  committee_complete: { icon: CheckOutlined, tone: 'success' },
  dates_asked: { icon: EventOutlined, tone: 'accent' },
  exam_planned: { icon: EventOutlined, tone: 'primary' },
  exam_moved: { icon: EventOutlined, tone: 'warning' },
  exam_announced: { icon: EventOutlined, tone: 'success' },
  exam_cancelled: OVER,
  paper_signed: { icon: CheckOutlined, tone: 'success' },
  paper_outdated: { icon: DescriptionOutlined, tone: 'warning' },
  mark_due: { icon: HourglassEmptyOutlined, tone: 'warning' },
  mark_reconsider: { icon: JoinInnerOutlined, tone: 'warning' },
  result_opened: { icon: WorkspacePremiumOutlined, tone: 'primary' },
  mark_corrected: { icon: WorkspacePremiumOutlined, tone: 'warning' },
  attempts_used: OVER,
  rulebook_published: { icon: DescriptionOutlined, tone: 'primary' },
  corrections_due: { icon: EventOutlined, tone: 'warning' },
  interest_deadline_near: { icon: EventOutlined, tone: 'primary' },
  answer_waits: { icon: PanToolOutlined, tone: 'accent' },
  step_end_near: { icon: AccessTimeOutlined, tone: 'warning' },
  completion_near: { icon: AccessTimeOutlined, tone: 'warning' },
  exam_near: { icon: EventOutlined, tone: 'warning' },
}
