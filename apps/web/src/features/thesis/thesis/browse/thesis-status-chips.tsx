import { THESIS_STATUSES } from '@diatrivi/domain/thesis/thesis/thesis'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../paraglide/messages.js'
import { useAfterPaint } from '../../../../shared/first-paint/deferred.tsx'
import { CountedChips } from '../../../../shared/ui/list/counted-chips.tsx'
import { FilterChips } from '../../../../shared/ui/list/filter-chips.tsx'
import { thesisQueries } from '../thesis.queries.ts'
import type { ThesisFilters } from '../thesis-filters.ts'

interface ChipsProps {
  filters: ThesisFilters
  onChange: (filters: ThesisFilters) => void
}

/** How many theses in progress wait for their instructor, are late or in time; pressing one shows those alone. */
export function OwnStatusChips({ filters, onChange }: ChipsProps) {
  const { data: counts } = useQuery({ ...thesisQueries.counts(filters), enabled: useAfterPaint(2) })
  return (
    <FilterChips
      label={m.thesis_list_state()}
      choices={THESIS_STATUSES.map((status) => ({
        value: status,
        label: m.thesis_list_status({ status }),
        count: counts?.[status],
      }))}
      chosen={filters.status}
      onChoose={(status) => onChange({ ...filters, status })}
    />
  )
}

/** What the office looks for among the theses of its department, each with the filters that ask for it. */
const MATTERS = {
  late: { status: 'late' },
  noCommittee: { overlay: 'committeeIncomplete' },
  examined: { phase: 'examPlanned' },
  noMinutes: { minutesDue: true },
} as const satisfies Record<string, Partial<ThesisFilters>>
type Matter = keyof typeof MATTERS
const MATTER_NAMES = Object.keys(MATTERS) as Matter[]

const NO_MATTER = { status: null, overlay: null, phase: null, minutesDue: false } as const

const withMatter = (filters: ThesisFilters, matter: Matter | null): ThesisFilters => ({
  ...filters,
  ...NO_MATTER,
  ...(matter && MATTERS[matter]),
})

/** How many theses of a department are late, want a committee, are to be examined or have no minutes yet. */
export function OfficeMatterChips({ filters, onChange }: ChipsProps) {
  const chosen = MATTER_NAMES.find((matter) =>
    Object.entries(MATTERS[matter]).every(([name, value]) => filters[name as keyof ThesisFilters] === value),
  )
  return (
    <CountedChips
      label={m.thesis_list_state()}
      choices={MATTER_NAMES.map((matter) => ({ value: matter, label: m.thesis_list_matter({ matter }) }))}
      count={(matter) => thesisQueries.departmentCount(withMatter(filters, matter))}
      chosen={chosen ?? null}
      onChoose={(matter) => onChange(withMatter(filters, matter))}
    />
  )
}
