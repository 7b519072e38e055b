import { addDays } from '@diatrivi/domain/shared/dates'
import { useQuery } from '@tanstack/react-query'
import { useRunsDepartment } from '../../../entities/viewer/use-runs-department.ts'
import { committeeQueries } from '../../../features/examination/committee/committee.queries.ts'
import { examinationQueries } from '../../../features/examination/examination/examination.queries.ts'
import { paperQueries } from '../../../features/examination/paper/paper.queries.ts'
import { thesisQueries } from '../../../features/thesis/thesis/thesis.queries.ts'
import {
  NO_FILTERS,
  type ThesisSearch,
  WHOLE_LIST,
  writeThesisSearch,
} from '../../../features/thesis/thesis/thesis-filters.ts'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import { paths } from '../../../shared/paths.ts'
import type { LinkedCount } from '../../../shared/ui/count-cards.tsx'

/** The days after today that belong to the week ahead. */
const DAYS_AHEAD = 6

const LATE: ThesisSearch = { ...WHOLE_LIST, filters: { ...NO_FILTERS, status: 'late' }, order: 'late' }

/** What the lists below the counts show too. */
export const waitingQueries = {
  late: () => thesisQueries.page('department', LATE),
  week: () => examinationQueries.ofDays(today(), addDays(today(), DAYS_AHEAD)),
}

const totalOf = ({ total }: { total: number }) => total
const lengthOf = (list: readonly unknown[]) => list.length
const filtered = (path: string, filters: Record<string, string> | URLSearchParams) =>
  `${path}?${new URLSearchParams(filters)}`

/** How much of each kind needs the office, by the lists to which the counts lead. */
export function useDepartmentCounts(): LinkedCount[] {
  const runs = useRunsDepartment()
  const late = useQuery({ ...waitingQueries.late(), select: totalOf, throwOnError: true })
  const week = useQuery({ ...waitingQueries.week(), select: lengthOf, throwOnError: true })
  const minutes = useQuery({
    ...paperQueries.minutesDue(),
    select: lengthOf,
    throwOnError: true,
    enabled: runs,
  })
  const incomplete = useQuery({
    ...committeeQueries.ofDepartment('', 'incomplete', 1, 1),
    select: totalOf,
    throwOnError: true,
  })
  const unsigned = useQuery({
    ...paperQueries.ofDepartment('unsigned', 1, 1),
    select: totalOf,
    throwOnError: true,
  })
  const { theses, examinations, papers, committees } = paths.secretary
  return [
    { label: m.today_late(), to: filtered(theses(), writeThesisSearch(LATE)), count: late.data },
    { label: m.today_examinations(), to: examinations(), count: week.data },
    // Minutes are issued by the office alone, which others are not told of.
    ...(runs ? [{ label: m.today_minutes(), to: papers(), count: minutes.data }] : []),
    {
      label: m.today_committees(),
      to: filtered(committees(), { state: 'incomplete' }),
      count: incomplete.data,
    },
    { label: m.today_unsigned(), to: filtered(papers(), { state: 'unsigned' }), count: unsigned.data },
  ]
}
