import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type {
  CurrentExamination,
  Examination,
  Seat,
  TopicGroup,
} from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import { formatDayOfWeek, relativeDay } from '../../../shared/format/dates.ts'
import { formatAppointment } from '../../../shared/format/moments.ts'
import { toClockText, toDay } from '../../../shared/format/wire-day.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { DatePoll } from './date-poll.tsx'
import { ExaminationActions, type ExaminationDialog } from './examination-actions.tsx'
import { HoldDialog } from './hold-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { saveInCalendar } from './save-in-calendar.ts'

interface ExaminationPartProps {
  thesisId: number
  /** The title of the thesis. */
  title: string
  examination: Examination
  seats: readonly Seat[]
  /** The students who share the topic. */
  group: TopicGroup | null
}

/** The day of the examination, or how it is found. */
export function ExaminationPart({ thesisId, title, examination, seats, group }: ExaminationPartProps) {
  const [open, setOpen] = useState<ExaminationDialog | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const { current, cancelled, dates, may } = examination
  const close = () => setOpen(null)
  const isPresented = examination.rules.hasPresentation
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={FACTS_AND_ACTIONS}>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Typography variant="h4" component="h3">
            {m.examination_day()}
          </Typography>
          {current === null ? (
            <Typography>{isPresented ? m.examination_none() : m.examination_not_presented()}</Typography>
          ) : (
            <Facts current={current} isPresented={isPresented} />
          )}
          {cancelled.map((one) => (
            <Cancelled key={one.id} its={one} onSave={() => saveInCalendar(one, { title, seats })} />
          ))}
        </Box>
        <Box sx={ACTIONS}>
          <ExaminationActions
            thesisId={thesisId}
            examination={examination}
            onOpen={setOpen}
            onCalendar={() => current && saveInCalendar(current, { title, seats })}
          />
        </Box>
      </Box>
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

/** What is set of an examination; one without a presentation has a day, and no hour, place or audience. */
function Facts({ current, isPresented }: { current: CurrentExamination; isPresented: boolean }) {
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
          .join(DOT)}
      </Typography>
      {isPresented && (
        <Typography>
          {[place, m.examination_minutes_long({ minutes })].filter((part) => part !== null).join(DOT)}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[
          m.examination_attempt({ attempt }),
          ...(isPresented ? [isPublic ? m.examination_in_public() : m.examination_closed_doors()] : []),
          ...(state === 'announced' ? [m.examination_announced()] : []),
        ].join(DOT)}
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

/** Stays at the end of a line: none begins with it. */
const DOT = '\u00A0· '
const FACTS_AND_ACTIONS = {
  display: 'grid',
  columnGap: 8,
  rowGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& > :empty': { display: 'none' },
} as const
const ACTIONS = {
  display: 'grid',
  gap: 3,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :empty': { display: 'none' },
} as const
