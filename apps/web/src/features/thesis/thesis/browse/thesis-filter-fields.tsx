import { isRangeReversed } from '@diatrivi/domain/thesis/thesis/thesis-dates'
import { useQuery } from '@tanstack/react-query'
import { useKnownKeywords } from '../../../../entities/keyword/keyword.queries.ts'
import { programmeQueries } from '../../../../entities/programme/programme.queries.ts'
import { viewerQueries } from '../../../../entities/viewer/viewer.queries.ts'
import { m } from '../../../../paraglide/messages.js'
import { FilterControl } from '../../../../shared/ui/filter-control.tsx'
import type { ThesisFilters } from '../thesis-filters.ts'
import { controlledFilters, controlOf, textsOf, withTexts } from './filter-controls.ts'

interface ThesisFilterFieldsProps {
  chosen: ThesisFilters
  onChoose: (chosen: ThesisFilters) => void
  /** Students may look beyond their department. */
  offersWholeInstitution: boolean
  /** The office of a department narrows its list by people, years and the process. */
  offersOffice: boolean
}

/** Every filter of theses but those that stand on the page. */
export function ThesisFilterFields({ chosen, onChoose, ...offered }: ThesisFilterFieldsProps) {
  const known = useKnownKeywords()
  const { offersProcess, programmes } = useProcess(offered.offersOffice)
  return controlledFilters({ ...offered, offersProcess }).map((name) => {
    const control = controlOf(name, programmes)
    return (
      control && (
        <FilterControl
          key={name}
          control={control}
          texts={textsOf(name, chosen)}
          onChange={(texts) => onChoose(withTexts(name, texts, chosen))}
          known={known}
          problem={
            name === 'deadlineUntil' && isRangeReversed(chosen) ? m.thesis_list_filter_reversed() : undefined
          }
        />
      )
    )
  })
}

/** Whether the theses of the own department stand in a process, and its programmes. */
function useProcess(isAsked: boolean) {
  const { data: viewer } = useQuery({ ...viewerQueries.viewer(), enabled: isAsked })
  const departmentId = viewer?.departmentId ?? null
  const { data: offersProcess = false } = useQuery({
    ...programmeQueries.hasRulebook(departmentId ?? 0),
    enabled: isAsked && departmentId !== null,
  })
  const { data: programmes = [] } = useQuery({ ...programmeQueries.own(), enabled: offersProcess })
  return { offersProcess, programmes }
}
