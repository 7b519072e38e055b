import { mergeTags } from '@diatrivi/domain/keyword/keyword'
import { ASSIGNMENT_TYPES, type AssignmentType } from '@diatrivi/domain/thesis/thesis'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useKnownKeywords } from '../../../entities/keyword/keyword.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { DateField } from '../../../shared/ui/date-field.tsx'
import { TagField } from '../../../shared/ui/tag-field.tsx'
import { assignmentTypeLabel } from '../chips/thesis-chips.tsx'
import type { ThesisFilters } from '../thesis-filters.ts'

interface ThesisFilterFieldsProps {
  chosen: ThesisFilters
  onChoose: (part: Partial<ThesisFilters>) => void
  /** Students may look beyond their department. */
  offersWholeInstitution: boolean
}

/** Every filter of theses but the title, which stands on the page. */
export function ThesisFilterFields({ chosen, onChoose, offersWholeInstitution }: ThesisFilterFieldsProps) {
  const keywords = useKnownKeywords()
  return (
    <>
      <TextField
        select
        label={m.thesis_assignment_type()}
        value={chosen.assignmentType ?? ''}
        onChange={(event) =>
          onChoose({ assignmentType: (event.target.value || null) as AssignmentType | null })
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
        onChange={(deadlineFrom) => onChoose({ deadlineFrom })}
      />
      <DateField
        label={m.thesis_filter_until()}
        value={chosen.deadlineUntil}
        onChange={(deadlineUntil) => onChoose({ deadlineUntil })}
      />
      <TagField
        label={m.thesis_filter_keywords()}
        tags={chosen.keywords.map((keyword) => ({ keyword, status: 'exists' }))}
        known={keywords}
        onChange={(tags) => onChoose({ keywords: mergeTags(tags) })}
      />
      {offersWholeInstitution && (
        <FormControlLabel
          control={
            <Switch
              checked={chosen.wholeInstitution}
              onChange={(_event, wholeInstitution) => onChoose({ wholeInstitution })}
            />
          }
          label={m.thesis_filter_whole_institution()}
        />
      )}
    </>
  )
}
