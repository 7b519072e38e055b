import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { PHASE_WORDS } from '@diatrivi/domain/view/process/phase-words'
import type { TimelineGroup } from '@diatrivi/domain/view/timeline/timeline-order'
import type { TimelinePhase } from '@diatrivi/domain/view/timeline/timeline-row'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay, formatMonth } from '../../../shared/format/dates.ts'
import { NO_BREAK } from '../../../shared/format/numbers.ts'
import { said } from '../../../shared/format/said.ts'
import type { TimelineRow } from './timeline.mapper.ts'

/** The stage; in the plain flow there is none but that the thesis is in progress. */
export const stageOf = (phase: TimelinePhase | null): string =>
  phase === null ? m.timeline_in_progress() : said(PHASE_WORDS[phase])

/** By how much the desired end is missed, or will be; null where it is not. */
export function latenessOf({ late }: Pick<TimelineRow, 'late'>): string | null {
  if (late === null) return null
  return late.isForecast
    ? m.timeline_will_be_late({ count: late.days })
    : m.timeline_is_late({ count: late.days })
}

export function stepsOf({ progress }: Pick<TimelineRow, 'progress'>): string {
  return progress.steps === 0 ? m.timeline_without_steps() : m.timeline_steps(progress)
}

/** What a bar cannot say, and what it shows, in words. */
export function factsOf(row: TimelineRow): string[] {
  const { phase, start, intendedEnd, expectedEnd, examination } = row
  const end = intendedEnd !== null ? m.timeline_ends({ date: formatDay(intendedEnd) }) : null
  const expected = expectedEnd !== null ? m.timeline_expected({ date: formatDay(expectedEnd) }) : null
  return [
    stageOf(phase),
    start === null ? m.timeline_without_start() : null,
    stepsOf(row),
    end ?? expected,
    examination && m.timeline_examination({ date: formatDay(examination.on) }),
  ].flatMap((fact) => (fact === null ? [] : [fact.replaceAll(' ', NO_BREAK)]))
}

/** The heading of a group, by what its rows share. */
export function groupTitle(by: TimelineGroup, key: string | null, [first]: readonly TimelineRow[]): string {
  switch (by) {
    case 'none':
      return ''
    case 'phase':
      return stageOf(first?.phase ?? null)
    case 'instructor':
      return first === undefined ? '' : fullName(first.instructor)
    case 'end':
      return key === null ? m.timeline_no_end() : monthOf(`${key}-01` as IsoDate)
  }
}

export const monthOf = (day: IsoDate): string => `${formatMonth(day)} ${day.slice(0, 4)}`
