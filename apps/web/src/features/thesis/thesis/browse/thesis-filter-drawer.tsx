import { isRangeReversed } from '@diatrivi/domain/thesis/thesis/thesis-dates'
import { lazy, Suspense, useEffect } from 'react'
import { afterFirstPaint } from '../../../../shared/first-paint/deferred.tsx'
import { FilterDrawer } from '../../../../shared/ui/filter-drawer.tsx'
import { FormSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { useLateChange } from '../../../../shared/ui/use-late-change.ts'
import { countFilters, NO_FILTERS, type ThesisFilters } from '../thesis-filters.ts'

interface ThesisFilterDrawerProps {
  /** The current filters. */
  filters: ThesisFilters
  onChange: (filters: ThesisFilters) => void
  /** Students may look beyond their department. */
  offersWholeInstitution: boolean
  /** The office of a department narrows its list by people, years and the process. */
  offersOffice: boolean
  isStill: boolean
  isInline: boolean
}

const loadFields = () => import('./thesis-filter-fields.tsx')
const ThesisFilterFields = lazy(async () => ({ default: (await loadFields()).ThesisFilterFields }))

/** These have a place of their own on the page. */
const ELSEWHERE = { search: '', title: '', status: null, minutesDue: false } as const

/** The filters of a list behind their button. Days that follow the wrong way round narrow nothing. */
export function ThesisFilterDrawer({
  filters,
  onChange,
  isStill,
  isInline,
  ...fieldsProps
}: ThesisFilterDrawerProps) {
  const { shown, change, changeNow } = useLateChange(filters, (next) => {
    if (!isRangeReversed(next)) onChange(next)
  })
  useEffect(() => afterFirstPaint(loadFields), [])
  return (
    <FilterDrawer
      activeCount={countFilters({ ...filters, ...ELSEWHERE })}
      isStill={isStill}
      isInline={isInline}
      onClear={() => changeNow({ ...NO_FILTERS, search: filters.search, status: filters.status })}
    >
      <Suspense fallback={<FormSkeleton />}>
        <ThesisFilterFields {...fieldsProps} chosen={shown} onChoose={change} />
      </Suspense>
    </FilterDrawer>
  )
}
