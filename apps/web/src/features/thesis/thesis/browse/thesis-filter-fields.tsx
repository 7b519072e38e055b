import { isRangeReversed } from '@diatrivi/domain/thesis/thesis/thesis-dates'
import { useKnownKeywords } from '../../../../entities/keyword/keyword.queries.ts'
import { m } from '../../../../paraglide/messages.js'
import { FilterControl } from '../../../../shared/ui/filter-control.tsx'
import {
  CONTROLLED_FILTERS,
  THESIS_FILTERS,
  type ThesisFilters,
  textsOf,
  withTexts,
} from '../thesis-filters.ts'

interface ThesisFilterFieldsProps {
  chosen: ThesisFilters
  onChoose: (chosen: ThesisFilters) => void
  /** Students may look beyond their department. */
  offersWholeInstitution: boolean
}

/** Every filter of theses but those that stand on the page. */
export function ThesisFilterFields({ chosen, onChoose, offersWholeInstitution }: ThesisFilterFieldsProps) {
  const known = useKnownKeywords()
  const others = CONTROLLED_FILTERS.filter((name) => name !== 'wholeInstitution')
  const names = offersWholeInstitution ? [...others, 'wholeInstitution' as const] : others
  return names.map((name) => {
    const { control } = THESIS_FILTERS[name]
    return (
      control && (
        <FilterControl
          key={name}
          control={control}
          texts={textsOf(name, chosen)}
          onChange={(texts) => onChoose(withTexts(name, texts, chosen))}
          known={known}
          trouble={
            name === 'deadlineUntil' && isRangeReversed(chosen) ? m.thesis_list_filter_reversed() : undefined
          }
        />
      )
    )
  })
}
