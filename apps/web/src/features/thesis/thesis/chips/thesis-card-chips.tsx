import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { DEFAULT_TEXT_LANGUAGE, type ThesisFields } from '@diatrivi/domain/thesis/thesis/thesis'
import { TEXT_LANGUAGE_WORDS } from '@diatrivi/domain/thesis/thesis/thesis-words'
import Chip from '@mui/material/Chip'
import { Fragment, type ReactNode } from 'react'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { said } from '../../../../shared/format/said.ts'
import HourglassEmptyOutlined from '../../../../shared/icons/hourglass-empty-outlined.tsx'
import HowToRegOutlined from '../../../../shared/icons/how-to-reg-outlined.tsx'
import PlaylistAddOutlined from '../../../../shared/icons/playlist-add-outlined.tsx'
import TimerOffOutlined from '../../../../shared/icons/timer-off-outlined.tsx'
import WorkspacePremiumOutlined from '../../../../shared/icons/workspace-premium-outlined.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { lateLabel, latenessOf, MATTER_LABELS, type Matter, runningState } from './running-state.ts'
import { AssignmentTypeChip, DeadlineChip, VisibilityChip } from './thesis-chips.tsx'
import { ThesisStateChip } from './thesis-state-chip.tsx'

interface CardChipsProps {
  thesis: Thesis
  today: IsoDate
  /** Whether the reader is its instructor. */
  isOwn: boolean
}

/** What each reader's card says of a field beside the state; null where the card says nothing, or the state says it. */
const FIELD_CHIPS: Readonly<Record<keyof ThesisFields, ((thesis: Thesis) => ReactNode) | null>> = {
  title: null,
  titleEnglish: null,
  description: null,
  assignmentType: null,
  publicByInstructor: null,
  interestDeadline: null,
  startDate: null,
  intendedEnd: null,
  textLanguage: ({ textLanguage: language }) =>
    language !== DEFAULT_TEXT_LANGUAGE && (
      <Chip size="small" variant="outlined" label={said(TEXT_LANGUAGE_WORDS[language])} />
    ),
}

/** The state of a thesis on its card: for its instructor also what waits, for a student the own interest. */
export function CardChips({ isOwn, ...props }: CardChipsProps) {
  return (
    <>
      {isOwn ? <InstructorChips {...props} /> : <StudentChips {...props} />}
      {Object.entries(FIELD_CHIPS).map(([field, chip]) => (
        <Fragment key={field}>{chip?.(props.thesis)}</Fragment>
      ))}
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

/** What waits for the instructor of a thesis in progress, and whether it is late. */
export function RunningChips({ thesis, today }: Omit<CardChipsProps, 'isOwn'>) {
  const { matter } = runningState(thesis, today)
  return (
    <>
      {matter && <MatterChip matter={matter} />}
      <LateChip thesis={thesis} today={today} />
    </>
  )
}

/** By how much a thesis in progress is late. */
export function LateChip({ thesis, today }: Omit<CardChipsProps, 'isOwn'>) {
  const late = latenessOf(thesis, today)
  if (late === null) return null
  return (
    <StatusChip
      tone={late.isForecast ? 'warning' : 'error'}
      icon={<TimerOffOutlined />}
      label={lateLabel(late)}
    />
  )
}

const MATTER_ICONS = {
  listMissing: PlaylistAddOutlined,
  stepAwaitsReply: HourglassEmptyOutlined,
  markMissing: WorkspacePremiumOutlined,
  examinationNext: WorkspacePremiumOutlined,
}

function MatterChip({ matter }: { matter: Matter }) {
  const Icon = MATTER_ICONS[matter]
  return <StatusChip tone="warning" icon={<Icon />} label={MATTER_LABELS[matter]()} />
}
