import { mergeTags } from '@diatrivi/domain/keyword/keyword'
import { ASSIGNMENT_TYPES, type AssignmentType } from '@diatrivi/domain/thesis/thesis'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { DateField } from '../../shared/ui/date-field.tsx'
import { FilterDrawer } from '../../shared/ui/filter-drawer.tsx'
import { TagField } from '../../shared/ui/tag-field.tsx'
import { assignmentTypeLabel } from './thesis-chips.tsx'
import { countFilters, NO_FILTERS, type ThesisFilters } from './thesis-filters.ts'

interface ThesisFilterDrawerProps {
  /** What narrows the list now. */
  filters: ThesisFilters
  onChange: (filters: ThesisFilters) => void
  /** For suggestions. */
  useKnownKeywords: () => readonly string[]
  /** Students may look beyond their department. */
  offersWholeInstitution: boolean
  isStill: boolean
}

/** Every filter of specification 9. What is chosen holds from «Εφαρμογή» on. */
export function ThesisFilterDrawer({
  filters,
  onChange,
  useKnownKeywords,
  offersWholeInstitution,
  isStill,
}: ThesisFilterDrawerProps) {
  const keywords = useKnownKeywords()
  const [chosen, setChosen] = useState(filters)
  const choose = (part: Partial<ThesisFilters>) => setChosen({ ...chosen, ...part })
  return (
    <FilterDrawer
      activeCount={countFilters({ ...filters, title: '' })}
      isStill={isStill}
      onReset={() => setChosen(filters)}
      onApply={() => onChange(chosen)}
      onClear={() => setChosen({ ...NO_FILTERS, title: filters.title })}
    >
      <TextField
        select
        label={m.thesis_assignment_type()}
        value={chosen.assignmentType ?? ''}
        onChange={(event) =>
          choose({ assignmentType: (event.target.value || null) as AssignmentType | null })
        }
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{m.thesis_filter_any_type()}</MenuItem>
        {ASSIGNMENT_TYPES.map((type) => (
          <MenuItem key={type} value={type}>
            {assignmentTypeLabel(type)}
          </MenuItem>
        ))}
      </TextField>
      <DateField
        label={m.thesis_filter_from()}
        value={chosen.deadlineFrom}
        onChange={(deadlineFrom) => choose({ deadlineFrom })}
      />
      <DateField
        label={m.thesis_filter_until()}
        value={chosen.deadlineUntil}
        onChange={(deadlineUntil) => choose({ deadlineUntil })}
      />
      <TagField
        label={m.thesis_filter_keywords()}
        tags={chosen.keywords.map((keyword) => ({ keyword, status: 'exists' }))}
        known={keywords}
        onChange={(tags) => choose({ keywords: mergeTags(tags) })}
      />
      {offersWholeInstitution && (
        <FormControlLabel
          control={
            <Switch
              checked={chosen.wholeInstitution}
              onChange={(_event, wholeInstitution) => choose({ wholeInstitution })}
            />
          }
          label={m.thesis_filter_whole_institution()}
        />
      )}
    </FilterDrawer>
  )
}
