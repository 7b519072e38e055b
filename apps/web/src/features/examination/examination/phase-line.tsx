import type { Phase } from '@diatrivi/domain/view/process/phase'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { Examination, Process } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay, formatDayOfWeek } from '../../../shared/format/dates.ts'
import { formatAppointment } from '../../../shared/format/moments.ts'
import { toClockText, toDay } from '../../../shared/format/wire-day.ts'
import CheckCircle from '../../../shared/icons/check-circle.tsx'
import RadioButtonChecked from '../../../shared/icons/radio-button-checked.tsx'
import RadioButtonUnchecked from '../../../shared/icons/radio-button-unchecked.tsx'

type Shown = Exclude<Phase, 'offered'>

const WORDS: Record<Shown, () => string> = {
  inWork: m.examination_phase_inWork,
  readyForExam: m.examination_phase_readyForExam,
  examPlanned: m.examination_phase_examPlanned,
  marking: m.examination_phase_marking,
  corrections: m.examination_phase_corrections,
  completing: m.examination_phase_completing,
  closed: m.examination_phase_closed,
}
const OWED: Partial<Record<Shown, () => string>> = {
  inWork: m.examination_owes_inWork,
  readyForExam: m.examination_owes_readyForExam,
  examPlanned: m.examination_owes_examPlanned,
  marking: m.examination_owes_marking,
  corrections: m.examination_owes_corrections,
  completing: m.examination_owes_completing,
}
const OVERLAYS = {
  committeeIncomplete: m.examination_overlay_committeeIncomplete,
  failedOnce: m.examination_overlay_failedOnce,
  attemptsUsed: m.examination_overlay_attemptsUsed,
}

/** The phases from above to below, with the day of each that has one; the present one says who owes what. */
export function PhaseLine({
  process: { phase, overlays },
  examination,
}: {
  process: Process
  examination: Examination
}) {
  // Most theses are passed as they are: corrections stand in the line only of those that have some.
  const line = (Object.keys(WORDS) as Shown[]).filter((one) => one !== 'corrections' || phase === one)
  const present = line.indexOf(phase as Shown)
  // Without another examination no person owes what the phase is usually for.
  const owed = overlays.includes('attemptsUsed') ? m.examination_owes_attemptsUsed : OWED[phase as Shown]
  return (
    <Box>
      <Box component="ol" aria-label={m.examination_phases()} sx={LINE}>
        {line.map((one, index) => (
          <Box
            component="li"
            key={one}
            aria-current={index === present ? 'step' : undefined}
            sx={{ ...ROW, color: index > present ? 'text.secondary' : 'text.primary' }}
          >
            <Sign place={index - present} />
            <Box sx={{ minWidth: 0 }}>
              <Typography component="span" sx={{ mr: 2, fontWeight: index === present ? 650 : 400 }}>
                {WORDS[one]()}
              </Typography>
              <Typography component="span" variant="body2" sx={DAY}>
                {dayOf(one, examination)}
              </Typography>
              {index === present && owed && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {owed()}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {overlays.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
          {overlays.map((overlay) =>
            overlay === 'committeeIncomplete' && isBeingFormed(phase) ? (
              <Chip key={overlay} size="small" label={m.examination_overlay_committeeForming()} />
            ) : (
              <Chip key={overlay} size="small" color="warning" label={OVERLAYS[overlay]()} />
            ),
          )}
        </Box>
      )}
    </Box>
  )
}

/** Until an examination is planned, a committee with free seats lacks nothing: its members are still being found. */
const isBeingFormed = (phase: Phase) => phase === 'inWork' || phase === 'readyForExam'

function Sign({ place }: { place: number }) {
  if (place < 0) return <CheckCircle titleAccess={m.examination_done()} color="success" fontSize="small" />
  if (place > 0) return <RadioButtonUnchecked color="disabled" fontSize="small" />
  return <RadioButtonChecked titleAccess={m.examination_now()} color="primary" fontSize="small" />
}

function dayOf(phase: Shown, { acceptedOn, current }: Examination): string {
  if (phase === 'inWork') return formatDay(toDay(acceptedOn))
  if (current === null) return ''
  if (phase === 'examPlanned') return formatAppointment(toClockText(current.startsAt))
  if (phase === 'marking' && current.heldAt !== null) return formatDay(toDay(current.heldAt))
  return phase === 'corrections' && current.correctionsDue !== null
    ? formatDayOfWeek(toDay(current.correctionsDue))
    : ''
}

/** A day that does not fit beside its phase stands whole below it. */
const DAY = { display: 'inline-block', color: 'text.secondary' } as const
const LINE = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 } as const
const ROW = { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', columnGap: 3 } as const
