import type { ErrorCode } from '@diatrivi/contract/errors'
import type { CommitteeSeat, TopicGroup } from '@diatrivi/contract/view/process/process.schemas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import { formatDayOfWeek, relativeDay } from '../../../shared/format/dates.ts'
import { formatAppointment } from '../../../shared/format/moments.ts'
import { toClockText, toDay } from '../../../shared/format/wire-day.ts'
import { useConfirm } from '../../../shared/ui/confirm-provider.tsx'
import { ReasonedButton } from '../../../shared/ui/reasoned-button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { DatePoll } from './date-poll.tsx'
import { useAnnounce, useOpenMarking } from './examination.mutations.ts'
import type { Current, Examination } from './examination.queries.ts'
import { HoldDialog } from './hold-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { saveInCalendar } from './save-in-calendar.ts'

interface ExaminationPartProps {
  thesisId: number
  /** The title of the thesis. */
  title: string
  examination: Examination
  seats: readonly CommitteeSeat[]
  /** The students who share the topic. */
  group: TopicGroup | null
}

type Open = 'plan' | 'move' | 'offer' | 'hold' | 'cancel'

/** The day of the examination, or how it is found. */
export function ExaminationPart({ thesisId, title, examination, seats, group }: ExaminationPartProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const { current, cancelled, dates, may } = examination
  const close = () => setOpen(null)
  const isPresented = examination.rules.hasPresentation
  const openMarking = useOpenMarking(thesisId)
  const confirm = useConfirm()
  const isAhead = current !== null && current.state !== 'held'
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h4" component="h3">
        {m.examination_day()}
      </Typography>
      {current === null ? (
        <Typography>{isPresented ? m.examination_none() : m.examination_not_presented()}</Typography>
      ) : (
        <Facts current={current} isPresented={isPresented} />
      )}
      {cancelled.map((one) => (
        <Cancelled key={one.examinationID} its={one} onSave={() => saveInCalendar(one, { title, seats })} />
      ))}
      {dates && (
        <DatePoll
          thesisId={thesisId}
          poll={dates}
          mayAnswer={may.answerDates === true}
          onChoose={
            may.plan === true
              ? (date) => {
                  setChosen(date)
                  setOpen('plan')
                }
              : null
          }
        />
      )}
      <Box sx={ACTIONS}>
        {isAhead && (
          <Button onClick={() => saveInCalendar(current, { title, seats })}>
            {m.examination_calendar()}
          </Button>
        )}
        {isAhead && <Acts current={current} may={may} onOpen={setOpen} />}
        {!isAhead && isShown(may.plan) && (
          <ReasonedButton variant="contained" reason={reasonOf(may.plan)} onClick={() => setOpen('plan')}>
            {m.examination_plan()}
          </ReasonedButton>
        )}
        {!isAhead && isShown(may.openMarking) && (
          <ReasonedButton
            variant="contained"
            reason={reasonOf(may.openMarking)}
            loading={openMarking.isPending}
            onClick={() =>
              void confirm({
                title: m.examination_open_marking(),
                text: m.examination_open_marking_text(),
                confirmLabel: m.examination_open_marking(),
              }).then((yes) => yes && openMarking.mutate({ corrections: null }))
            }
          >
            {m.examination_open_marking()}
          </ReasonedButton>
        )}
        {!isAhead && may.offerDates === true && (
          <Button onClick={() => setOpen('offer')}>
            {dates === null ? m.examination_offer() : m.examination_offer_again()}
          </Button>
        )}
      </Box>
      {(open === 'plan' || open === 'move') && (
        <PlanDialog
          thesisId={thesisId}
          examination={examination}
          group={group}
          moved={open === 'move' ? current : null}
          chosen={chosen}
          onClose={() => {
            setChosen(null)
            close()
          }}
        />
      )}
      {open === 'offer' && <OfferDialog thesisId={thesisId} examination={examination} onClose={close} />}
      {open === 'hold' && current && (
        <HoldDialog current={current} quorum={examination.rules.quorum} seats={seats} onClose={close} />
      )}
      {open === 'cancel' && current && <CancelDialog its={current} group={group} onClose={close} />}
    </Box>
  )
}

interface ActsProps {
  current: Current
  may: Examination['may']
  onOpen: (dialog: Open) => void
}

function Acts({ current, may, onOpen }: ActsProps) {
  const announce = useAnnounce()
  return (
    <>
      {may.hold === true && (
        <Button variant="contained" onClick={() => onOpen('hold')}>
          {m.examination_hold()}
        </Button>
      )}
      {isShown(may.announce) && (
        <ReasonedButton
          variant={may.hold === true ? 'outlined' : 'contained'}
          reason={reasonOf(may.announce)}
          loading={announce.isPending}
          onClick={() => announce.mutate(current)}
        >
          {m.examination_announce()}
        </ReasonedButton>
      )}
      {isShown(may.move) && (
        <ReasonedButton reason={reasonOf(may.move)} onClick={() => onOpen('move')}>
          {m.examination_move()}
        </ReasonedButton>
      )}
      {may.cancel === true && (
        <Button color="error" onClick={() => onOpen('cancel')}>
          {m.examination_cancel()}
        </Button>
      )}
    </>
  )
}

/** What is set of an examination; one without a presentation has a day, and no hour, place or audience. */
function Facts({ current, isPresented }: { current: Current; isPresented: boolean }) {
  const { startsAt, minutes, place, link, isPublic, state, attempt, corrections, correctionsDue } = current
  const isHeld = state === 'held'
  return (
    <Box>
      <Typography sx={{ fontWeight: 650, fontSize: '1.125rem' }}>
        {[
          isPresented ? formatAppointment(toClockText(startsAt)) : formatDayOfWeek(toDay(startsAt)),
          !isHeld && relativeDay(toDay(startsAt), today()),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {isPresented && (
        <Typography>
          {[place, m.examination_minutes_long({ minutes })].filter((part) => part !== null).join(' · ')}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[
          m.examination_attempt({ attempt }),
          ...(isPresented ? [isPublic ? m.examination_in_public() : m.examination_closed_doors()] : []),
          ...(state === 'announced' ? [m.examination_announced()] : []),
        ].join(' · ')}
      </Typography>
      {link !== null && (
        <Link href={link} rel="noopener noreferrer" target="_blank">
          {m.examination_join()}
        </Link>
      )}
      {isHeld && <Typography sx={{ mt: 2 }}>{m.examination_held()}</Typography>}
      {corrections !== null && correctionsDue !== null && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'break-word' }}>
          {m.examination_corrections_until({
            day: formatDayOfWeek(toDay(correctionsDue)),
            text: corrections,
          })}
        </Typography>
      )}
    </Box>
  )
}

/** One that was cancelled stays in the calendars that have it until its file takes it out. */
function Cancelled({ its, onSave }: { its: Examination['cancelled'][number]; onSave: () => void }) {
  const moment = formatAppointment(toClockText(its.startsAt))
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography>{m.examination_cancelled_on({ moment })}</Typography>
      <Button variant="text" onClick={onSave}>
        {m.examination_calendar_remove()}
      </Button>
    </Box>
  )
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
