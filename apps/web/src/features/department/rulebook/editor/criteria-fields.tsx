import type { MarkingPart } from '@diatrivi/domain/department/rulebook/marking-rules'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { m } from '../../../../paraglide/messages.js'
import AddOutlined from '../../../../shared/icons/add-outlined.tsx'
import { ENTRY } from './field-group.tsx'
import { newKey, WeighedFields } from './weighed-fields.tsx'

interface CriteriaFieldsProps {
  part: MarkingPart
  onChange: (criteria: MarkingPart['criteria']) => void
}

/** By what a part is marked; without criteria it is marked as a whole. */
export function CriteriaFields({ part: { label, criteria }, onChange }: CriteriaFieldsProps) {
  return (
    <Box role="group" aria-label={m.rulebook_criteria_of({ name: label })} sx={INDENTED}>
      {criteria.map((one) => (
        <Box key={one.key} sx={ENTRY}>
          <WeighedFields
            one={one}
            words={{ label: m.rulebook_criterion(), weight: m.rulebook_criterion_weight() }}
            onEdit={(change) =>
              onChange(criteria.map((other) => (other.key === one.key ? { ...other, ...change } : other)))
            }
            onRemove={() => onChange(criteria.filter(({ key }) => key !== one.key))}
          />
        </Box>
      ))}
      <Button
        variant="text"
        size="small"
        startIcon={<AddOutlined />}
        aria-label={m.rulebook_criterion_add_named({ name: label })}
        onClick={() => onChange([...criteria, { key: newKey('criterion', criteria), label: '', weight: 0 }])}
      >
        {m.rulebook_criterion_add()}
      </Button>
    </Box>
  )
}

const INDENTED = { ml: { xs: 3, sm: 6 }, mb: 3 } as const
