import { windowWords } from '@diatrivi/domain/department/rulebook/phrases'
import { dayWarnings, planWarnings } from '@diatrivi/domain/examination/examination/plan'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { PlanWarning } from '@diatrivi/domain/thesis/thesis/plan-warning'
import Typography from '@mui/material/Typography'
import type { Examination } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'

const WORDS: Record<PlanWarning, () => string> = {
  committee_incomplete: m.examination_warning_committee_incomplete,
  outside_window: m.examination_warning_outside_window,
  notice_too_short: m.examination_warning_notice_too_short,
}

interface DayWarningsProps {
  examination: Examination
  /** Null before one is typed. */
  day: IsoDate | null
  /** One of several days that are offered: what holds of all of them is not said at each. */
  isOffered?: boolean
}

/** What the rule book points out about a day before it is chosen. */
export function DayWarnings({ examination, day, isOffered = false }: DayWarningsProps) {
  if (day === null) return null
  const { rules } = examination
  const days = { day, today: today() }
  const warnings = isOffered ? dayWarnings(rules, days) : planWarnings(examination, rules, days)
  return warnings.map((warning) => (
    <Typography key={warning} variant="body2" sx={{ color: 'warning.main' }}>
      {warning === 'outside_window' ? `${WORDS[warning]()} ${windowsOf(rules)}` : WORDS[warning]()}
    </Typography>
  ))
}

function windowsOf({ windows }: Examination['rules']): string {
  const words = windows.map((window) => windowWords(window, m.examination_warning_until()))
  return m.examination_warning_windows({ windows: words.join(', ') })
}

/** What was done and what to mind of it. */
export function saidOfPlan(message: string, { warnings = [] }: { warnings?: readonly PlanWarning[] }) {
  const more = warnings.map((warning) => WORDS[warning]()).join(' ')
  return { message, ...(more !== '' && { more }) }
}

/** What to mind today, before the marking of a thesis that is not presented is opened. */
export function warningsOfToday({ seats, rules }: Examination): string {
  const warnings = planWarnings({ seats }, { ...rules, noticeDays: 0 }, { day: today(), today: today() })
  return warnings.map((warning) => WORDS[warning]()).join(' ')
}
