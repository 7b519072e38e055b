import type { ErrorCode } from '@diatrivi/contract/errors'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mainExaminationAction } from '../../../entities/process/examination-action.ts'
import type { CurrentExamination, Examination } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { BottomEdge } from '../../../shared/ui/bottom-edge.tsx'
import { useConfirm } from '../../../shared/ui/confirm-provider.tsx'
import { ReasonedButton } from '../../../shared/ui/reasoned-button.tsx'
import { warningsOfToday } from './day-warnings.tsx'
import { useAnnounce, useOpenMarking } from './examination.mutations.ts'

export type ExaminationDialog = 'plan' | 'move' | 'offer' | 'hold' | 'cancel'

interface ExaminationActionsProps {
  thesisId: number
  examination: Examination
  onOpen: (dialog: ExaminationDialog) => void
  onCalendar: () => void
}

/** What the reader does about an examination: one main action, the others below it, and apart the action that ends it. */
export function ExaminationActions(props: ExaminationActionsProps) {
  const { examination, onOpen, onCalendar } = props
  const { current, dates, may } = examination
  const isAhead = current !== null && current.state !== 'held'
  const main = mainExaminationAction(examination)
  return (
    <>
      {main === 'hold' && (
        <BottomEdge isInPage>
          <Button variant="contained" size="large" onClick={() => onOpen('hold')}>
            {m.examination_hold()}
          </Button>
        </BottomEdge>
      )}
      {isAhead ? (
        <Announcing current={current} may={may.announce} isMain={main === 'announce'} />
      ) : (
        <>
          {isShown(may.plan) && (
            <MainOrRefused
              may={may.plan}
              isMain={main === 'plan'}
              label={m.examination_plan()}
              onClick={() => onOpen('plan')}
            />
          )}
          <OpeningOfMarking {...props} isMain={main === 'openMarking'} />
        </>
      )}
      <Box sx={ACTIONS}>
        {isAhead && <Button onClick={onCalendar}>{m.examination_calendar()}</Button>}
        {isAhead && isShown(may.move) && (
          <ReasonedButton reason={reasonOf(may.move)} onClick={() => onOpen('move')}>
            {m.examination_move()}
          </ReasonedButton>
        )}
        {!isAhead && may.offerDates === true && (
          <Button onClick={() => onOpen('offer')}>
            {dates === null ? m.examination_offer() : m.examination_offer_again()}
          </Button>
        )}
      </Box>
      {isAhead && may.cancel === true && (
        <Box sx={APART}>
          <Button variant="text" color="error" onClick={() => onOpen('cancel')}>
            {m.examination_cancel()}
          </Button>
        </Box>
      )}
    </>
  )
}

interface AnnouncingProps {
  current: CurrentExamination
  may: true | ErrorCode
  isMain: boolean
}

function Announcing({ current, may, isMain }: AnnouncingProps) {
  const announce = useAnnounce()
  if (!isShown(may)) return null
  return (
    <MainOrRefused
      may={may}
      isMain={isMain}
      label={m.examination_announce()}
      isPending={announce.isPending}
      onClick={() => announce.mutate(current)}
    />
  )
}

function OpeningOfMarking({ thesisId, examination, isMain }: ExaminationActionsProps & { isMain: boolean }) {
  const openMarking = useOpenMarking(thesisId)
  const confirm = useConfirm()
  const may = examination.may.openMarking
  if (!isShown(may)) return null
  const ask = async () => {
    const isSure = await confirm({
      title: m.examination_open_marking(),
      text: [warningsOfToday(examination), m.examination_open_marking_text()].filter(Boolean).join(' '),
      confirmLabel: m.examination_open_marking(),
    })
    if (isSure) openMarking.mutate({ corrections: null })
  }
  return (
    <MainOrRefused
      may={may}
      isMain={isMain}
      label={m.examination_open_marking()}
      isPending={openMarking.isPending}
      onClick={() => void ask()}
    />
  )
}

interface MainOrRefusedProps {
  may: true | ErrorCode
  isMain: boolean
  label: string
  isPending?: boolean
  onClick: () => void
}

/** Within reach of the thumb where it is the main action; one that waits for something stays in the page with its reason. */
function MainOrRefused({ may, isMain, label, isPending = false, onClick }: MainOrRefusedProps) {
  const button = (
    <ReasonedButton
      variant={isMain ? 'contained' : 'outlined'}
      reason={reasonOf(may)}
      loading={isPending}
      onClick={onClick}
      {...(isMain && { size: 'large' })}
    >
      {label}
    </ReasonedButton>
  )
  return isMain ? <BottomEdge isInPage>{button}</BottomEdge> : <Box>{button}</Box>
}

const REASONS: Partial<Record<ErrorCode, () => string>> = {
  steps_open: m.examination_why_steps_open,
  committee_incomplete: m.examination_why_committee_incomplete,
  attempts_used: m.examination_why_attempts_used,
  text_missing: m.examination_why_text_missing,
  text_too_late: m.examination_why_text_too_late,
  notice_too_short: m.examination_why_notice_too_short,
}

/** A refusal that the reader can do something about is explained; for all others there is no button. */
function isShown(may: true | ErrorCode): boolean {
  return may === true || REASONS[may] !== undefined
}

function reasonOf(may: true | ErrorCode): string | null {
  return may === true ? null : (REASONS[may]?.() ?? null)
}

const ACTIONS = { display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'start' } as const
const APART = { mt: 2, pt: 3, borderTop: 1, borderColor: 'divider' } as const
