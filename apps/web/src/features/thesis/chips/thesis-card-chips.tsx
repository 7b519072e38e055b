import { instructorAction } from '@diatrivi/domain/overview/overview'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { DEFAULT_TEXT_LANGUAGE } from '@diatrivi/domain/thesis/thesis'
import { type Lateness, lateness } from '@diatrivi/domain/todo-list/schedule'
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined'
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined'
import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined'
import TimerOffOutlined from '@mui/icons-material/TimerOffOutlined'
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined'
import Chip from '@mui/material/Chip'
import type { Thesis } from '../../../entities/thesis/thesis.mapper.ts'
import { SOMEBODY_ELSE } from '../../../entities/viewer/viewer.ts'
import { m } from '../../../paraglide/messages.js'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { AssignmentTypeChip, DeadlineChip, VisibilityChip } from './thesis-chips.tsx'
import { ThesisStateChip } from './thesis-state-chip.tsx'

interface CardChipsProps {
  thesis: Thesis
  today: IsoDate
  /** Whether the reader is its instructor. */
  isOwn: boolean
}

/** The state of a thesis on its card: for its instructor also what waits, for a student the own interest. */
export function CardChips({ isOwn, ...props }: CardChipsProps) {
  return (
    <>
      {isOwn ? <InstructorChips {...props} /> : <StudentChips {...props} />}
      {props.thesis.textLanguage !== DEFAULT_TEXT_LANGUAGE && (
        <Chip
          size="small"
          variant="outlined"
          label={m.thesis_text_language_name({ language: props.thesis.textLanguage })}
        />
      )}
    </>
  )
}

function InstructorChips({ thesis, today }: Omit<CardChipsProps, 'isOwn'>) {
  return (
    <>
      <ThesisStateChip thesis={thesis} />
      {thesis.state === 'ungiven' && <DeadlineChip deadline={thesis.interestDeadline} today={today} />}
      {thesis.state === 'inProgress' && <RunningChips thesis={thesis} today={today} />}
      <VisibilityChip
        isPublic={thesis.state === 'ended' ? thesis.publicByStudent : thesis.publicByInstructor}
      />
    </>
  )
}

/** A student sees only the own interest. */
function StudentChips({ thesis, today }: Omit<CardChipsProps, 'isOwn'>) {
  const [own] = thesis.interests
  if (thesis.state !== 'ungiven') return <ThesisStateChip thesis={thesis} />
  return (
    <>
      {own?.answeredPositively ? (
        <ThesisStateChip thesis={thesis} />
      ) : (
        own && <StatusChip tone="primary" icon={<HowToRegOutlined />} label={m.interest_declared()} />
      )}
      <DeadlineChip deadline={thesis.interestDeadline} today={today} />
      <AssignmentTypeChip type={thesis.assignmentType} />
    </>
  )
}

function RunningChips({ thesis, today }: Omit<CardChipsProps, 'isOwn'>) {
  const steps = thesis.list?.steps ?? []
  const facts = { studentId: thesis.student && SOMEBODY_ELSE, mark: thesis.mark }
  const matter = steps.length === 0 ? 'listMissing' : instructorAction(facts, steps)
  const late = lateness(steps, thesis.startDate, thesis.intendedEnd, today)
  return (
    <>
      {matter && <MatterChip matter={matter} />}
      {late && <LateChip {...late} />}
    </>
  )
}

/** What a thesis in progress waits for from its instructor. */
const MATTERS = {
  listMissing: { icon: PlaylistAddOutlined, label: m.thesis_no_list },
  stepAwaitsReply: { icon: HourglassEmptyOutlined, label: m.thesis_step_awaits },
  markMissing: { icon: WorkspacePremiumOutlined, label: m.thesis_mark_missing },
}

function MatterChip({ matter }: { matter: keyof typeof MATTERS }) {
  const { icon: Icon, label } = MATTERS[matter]
  return <StatusChip tone="warning" icon={<Icon />} label={label()} />
}

function LateChip({ days, isForecast }: Lateness) {
  return isForecast ? (
    <StatusChip
      tone="warning"
      icon={<TimerOffOutlined />}
      label={m.thesis_expected_late_by({ count: days })}
    />
  ) : (
    <StatusChip tone="error" icon={<TimerOffOutlined />} label={m.thesis_late_by({ count: days })} />
  )
}
