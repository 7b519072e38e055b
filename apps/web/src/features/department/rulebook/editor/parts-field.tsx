import {
  MARKED_BY,
  type MarkedBy,
  type MarkingPart,
} from '@diatrivi/domain/department/rulebook/marking-rules'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { Fragment } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { useField } from '../../../../shared/forms/form-fields.tsx'
import AddOutlined from '../../../../shared/icons/add-outlined.tsx'
import { MARKED_BY_WORDS } from '../rulebook-words.ts'
import { CriteriaFields } from './criteria-fields.tsx'
import { ENTRY, FieldGroup } from './field-group.tsx'
import type { RuleFieldProps } from './rule-field-props.ts'
import { useRuleHint } from './rule-hint.tsx'
import { isWeighed, newKey, WeighedFields } from './weighed-fields.tsx'

/** What the mark is made of, and by what each part is marked. A part and a criterion keep their keys when they are renamed. */
export function PartsField({ rule, label }: RuleFieldProps) {
  const { field, problem } = useField({
    name: `rules.${rule.group}.${rule.key}`,
    rules: {
      whole: (value) =>
        ((value as MarkingPart[]).length > 0 &&
          (value as MarkingPart[]).every((part) => isWeighed(part) && part.criteria.every(isWeighed))) ||
        m.rulebook_parts_invalid(),
    },
  })
  const hint = useRuleHint(rule, field.value, { saysValue: true })
  const parts: readonly MarkingPart[] = field.value
  const edit = (key: string, change: Partial<MarkingPart>) =>
    field.onChange(parts.map((part) => (part.key === key ? { ...part, ...change } : part)))

  return (
    <FieldGroup label={label} problem={problem} hint={hint}>
      {parts.map((part) => (
        <Fragment key={part.key}>
          <Box sx={ENTRY}>
            <WeighedFields
              one={part}
              words={{ label: m.rulebook_part_label(), weight: m.rulebook_part_weight() }}
              onEdit={(change) => edit(part.key, change)}
              onRemove={() => field.onChange(parts.filter(({ key }) => key !== part.key))}
            >
              <TextField
                size="small"
                select
                label={m.rulebook_part_by()}
                value={part.by}
                onChange={(event) => edit(part.key, { by: event.target.value as MarkedBy })}
              >
                {MARKED_BY.map((by) => (
                  <MenuItem key={by} value={by}>
                    {MARKED_BY_WORDS[by]()}
                  </MenuItem>
                ))}
              </TextField>
            </WeighedFields>
          </Box>
          <CriteriaFields part={part} onChange={(criteria) => edit(part.key, { criteria })} />
        </Fragment>
      ))}
      <Box>
        <Button
          variant="text"
          startIcon={<AddOutlined />}
          onClick={() =>
            field.onChange([
              ...parts,
              { key: newKey('part', parts), label: '', weight: 0, by: 'everyone', criteria: [] },
            ])
          }
        >
          {m.rulebook_part_add()}
        </Button>
      </Box>
    </FieldGroup>
  )
}
