import { EXAMINATION_STATES } from '@diatrivi/domain/examination/examination/examination'
import { STEP_STATES } from '@diatrivi/domain/thesis/todo-list/step'
import { OFFICE_FILTER_NAME_MAX } from '@diatrivi/domain/view/department-list/office-filter'
import { TIMELINE_PHASES, TIMELINE_SCOPES } from '@diatrivi/domain/view/timeline/timeline-row'
import { z } from 'zod'
import { PageQuery } from '../../paging.ts'
import { PersonName } from '../../people.schemas.ts'
import { FlagParam, text } from '../../values.ts'
import { DateValue, WireDate } from '../../wire-dates.ts'

/**
 * `scope`, left out: the own theses, to the secretary those of the department. `from`, `until`: what is in work within these days. `late=1`: what misses the desired end, or will as the steps go.
 * `instructor`: each of its words is in the names of the supervisor.
 */
export const TimelineQuery = PageQuery.extend({
  scope: z.enum(TIMELINE_SCOPES, { error: 'invalid' }).optional(),
  from: DateValue.optional(),
  until: DateValue.optional(),
  phase: z.enum(TIMELINE_PHASES, { error: 'invalid' }).optional(),
  instructor: text(OFFICE_FILTER_NAME_MAX).optional(),
  late: FlagParam.optional(),
})

/** A thesis in progress on a line of time. */
export const TimelineThesis = z.strictObject({
  thesisID: z.int(),
  thesisTitle: z.string(),
  student: PersonName,
  instructor: PersonName,
  /** Where it stands in its department's process; left out in the plain flow. */
  phase: z.enum(TIMELINE_PHASES).exactOptional(),
  start: WireDate.nullable(),
  intendedEnd: WireDate.nullable(),
  /** The end of the last step by the plan; null without a start or without steps. */
  plannedEnd: WireDate.nullable(),
  /** The same from what is confirmed. */
  expectedEnd: WireDate.nullable(),
  /** The day of the last confirmation of a step. */
  confirmedUntil: WireDate.nullable(),
  progress: z.strictObject({ confirmed: z.int(), steps: z.int() }),
  /** By how many days the desired end is missed, or will be; null where it is not. */
  late: z.strictObject({ days: z.int(), isForecast: z.boolean() }).nullable(),
  /** The newest examination of the student that was not cancelled. */
  examination: z
    .strictObject({ startsAt: WireDate, state: z.enum(EXAMINATION_STATES).exclude(['cancelled']) })
    .nullable(),
  /** On the days that they take as the work goes; left out for a reader to whom the steps are not shown. */
  steps: z
    .array(z.strictObject({ title: z.string(), start: WireDate, end: WireDate, state: z.enum(STEP_STATES) }))
    .exactOptional(),
})
export type TimelineThesis = z.infer<typeof TimelineThesis>
