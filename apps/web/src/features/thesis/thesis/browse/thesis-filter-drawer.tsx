import { isRangeReversed } from '@diatrivi/domain/thesis/thesis/thesis-dates'
import { lazy, Suspense, useEffect, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { afterFirstPaint } from '../../../../shared/first-paint/deferred.tsx'
import { FilterDrawer } from '../../../../shared/ui/filter-drawer.tsx'
import { FormSkeleton } from '../../../../shared/ui/skeletons.tsx'
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
const ELSEWHERE = { search: '', title: '', status: null } as const

/** The filters of a list behind their button. They take effect with «Εφαρμογή». */
export function ThesisFilterDrawer({
  filters,
  onChange,
  isStill,
  isInline,
  ...fieldsProps
}: ThesisFilterDrawerProps) {
  const [chosen, setChosen] = useState(filters)
  useEffect(() => afterFirstPaint(loadFields), [])
  return (
    <FilterDrawer
      activeCount={countFilters({ ...filters, ...ELSEWHERE })}
      isStill={isStill}
      isInline={isInline}
      refusal={isRangeReversed(chosen) ? m.thesis_list_filter_reversed() : null}
      onReset={() => setChosen(filters)}
      onApply={() => onChange(chosen)}
      onClear={() => setChosen({ ...NO_FILTERS, search: filters.search, status: filters.status })}
    >
      <Suspense fallback={<FormSkeleton />}>
        <ThesisFilterFields {...fieldsProps} chosen={chosen} onChoose={setChosen} />
      </Suspense>
    </FilterDrawer>
  )
}
