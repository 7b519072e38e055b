import type { Phase } from '@diatrivi/domain/view/process/phase'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { Examination, Process } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import CheckCircle from '../../../shared/icons/check-circle.tsx'
import RadioButtonChecked from '../../../shared/icons/radio-button-checked.tsx'
import RadioButtonUnchecked from '../../../shared/icons/radio-button-unchecked.tsx'
import { filledInContrast, VISUALLY_HIDDEN } from '../../../shared/ui/sx.ts'

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

/** The phases on a line, with the day of each that has one; below it who owes what now. On a phone only the present one is named. */
export function PhaseLine({
  process: { phase, overlays, examination },
}: {
  process: Pick<Process, 'phase' | 'overlays'> & { examination: Examination }
}) {
  // Most theses are passed as they are: corrections stand in the line only of those that have some.
  const line = (Object.keys(WORDS) as Shown[]).filter((one) => one !== 'corrections' || phase === one)
  const present = line.indexOf(phase as Shown)
  // Without another examination no person owes what the phase is usually for.
  const owed = overlays.includes('attemptsUsed') ? m.examination_owes_attemptsUsed : OWED[phase as Shown]
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="ol" aria-label={m.examination_phases()} sx={LINE}>
        {line.map((one, index) => (
          <Box
            component="li"
            key={one}
            aria-current={index === present ? 'step' : undefined}
            sx={index === present ? { ...STAGE, ...PRESENT } : STAGE}
          >
            <Box component="span" sx={SIGN}>
              <Sign place={index - present} />
            </Box>
            <Box component="span" sx={index === present ? {} : NAMED_ON_WIDE}>
              <Typography
                component="span"
                variant="body2"
                sx={{
                  display: 'block',
                  fontWeight: index === present ? 650 : 400,
                  color: index > present ? 'text.secondary' : 'text.primary',
                }}
              >
                {WORDS[one]()}
              </Typography>
              <Typography
                component="span"
                variant="caption"
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {dayOf(one, examination)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      {owed && <Typography sx={{ maxWidth: '70ch' }}>{owed()}</Typography>}
      {overlays.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
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

/** The day alone: the hour stands with the facts of the examination. */
function dayOf(phase: Shown, { acceptedOn, current }: Examination): string {
  if (phase === 'inWork') return formatDay(toDay(acceptedOn))
  if (current === null) return ''
  if (phase === 'examPlanned') return formatDay(toDay(current.startsAt))
  if (phase === 'marking' && current.heldAt !== null) return formatDay(toDay(current.heldAt))
  return phase === 'corrections' && current.correctionsDue !== null
    ? formatDay(toDay(current.correctionsDue))
    : ''
}

const LINE = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  alignItems: 'start',
  hyphens: 'manual',
} as const
/** A line leads on to the next sign. */
const STAGE = {
  display: 'grid',
  gap: 1,
  position: 'relative',
  flex: { xs: '0 0 32px', sm: '1 1 0' },
  minWidth: 0,
  pr: 2,
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: '11px',
    left: '24px',
    right: '4px',
    height: '2px',
    bgcolor: 'divider',
    ...filledInContrast('CanvasText'),
  },
} as const
const PRESENT = {
  flex: { xs: '1 1 0', sm: '1 1 0' },
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
  columnGap: 2,
  '&:not(:last-of-type)::after': {
    ...STAGE['&:not(:last-of-type)::after'],
    display: { xs: 'none', sm: 'block' },
  },
} as const
const SIGN = { display: 'flex', height: 24, alignItems: 'center' } as const
const NAMED_ON_WIDE = {
  '@media (width < 600px)': VISUALLY_HIDDEN,
} as const
