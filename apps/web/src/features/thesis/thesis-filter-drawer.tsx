import { mergeTags } from '@diatrivi/domain/keyword/keyword'
import { ASSIGNMENT_TYPES, type AssignmentType } from '@diatrivi/domain/thesis/thesis'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { m } from '../../paraglide/messages.js'
import { DateField } from '../../shared/ui/date-field.tsx'
import { FilterDrawer } from '../../shared/ui/filter-drawer.tsx'
import { TagField } from '../../shared/ui/tag-field.tsx'
import { assignmentTypeLabel } from './thesis-chips.tsx'
import { countFilters, NO_FILTERS, type ThesisFilters } from './thesis-filters.ts'

interface ThesisFilterDrawerProps {
  filters: ThesisFilters
  onChange: (filters: ThesisFilters) => void
  /** For suggestions. */
  keywords: readonly string[]
  /** Students may look beyond their department. */
  offersWholeInstitution: boolean
}

/** Every filter of specification 9; each change narrows the list at once. */
export function ThesisFilterDrawer({
  filters,
  onChange,
  keywords,
  offersWholeInstitution,
}: ThesisFilterDrawerProps) {
  const change = (part: Partial<ThesisFilters>) => onChange({ ...filters, ...part })
  return (
    <FilterDrawer activeCount={countFilters(filters)} onClear={() => onChange(NO_FILTERS)}>
      <TextField
        select
        label={m.thesis_assignment_type()}
        value={filters.assignmentType ?? ''}
        onChange={(event) =>
          change({ assignmentType: (event.target.value || null) as AssignmentType | null })
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
        value={filters.deadlineFrom}
        onChange={(deadlineFrom) => change({ deadlineFrom })}
      />
      <DateField
        label={m.thesis_filter_until()}
        value={filters.deadlineUntil}
        onChange={(deadlineUntil) => change({ deadlineUntil })}
      />
      <TagField
        label={m.thesis_filter_keywords()}
        tags={filters.keywords.map((keyword) => ({ keyword, status: 'exists' }))}
        known={keywords}
        onChange={(tags) => change({ keywords: mergeTags(tags) })}
      />
      {offersWholeInstitution && (
        <FormControlLabel
          control={
            <Switch
              checked={filters.wholeInstitution}
              onChange={(_event, wholeInstitution) => change({ wholeInstitution })}
            />
          }
          label={m.thesis_filter_whole_institution()}
        />
      )}
    </FilterDrawer>
  )
}
