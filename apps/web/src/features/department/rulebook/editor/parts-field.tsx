import {
  MARKED_BY,
  type MarkedBy,
  type MarkingPart,
} from '@diatrivi/domain/department/rulebook/marking-rules'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { m } from '../../../../paraglide/messages.js'
import { useField } from '../../../../shared/forms/form-fields.tsx'
import AddOutlined from '../../../../shared/icons/add-outlined.tsx'
import DeleteOutlined from '../../../../shared/icons/delete-outlined.tsx'
import { MARKED_BY_WORDS } from '../rulebook-words.ts'
import { numberOf } from '../typed-values.ts'
import { ENTRY, FieldGroup } from './field-group.tsx'
import type { RuleFieldProps } from './rule-field-props.ts'
import { useRuleHint } from './rule-hint.tsx'

/** What the mark is made of. A part keeps its key when it is renamed, and its criteria. */
export function PartsField({ rule, label }: RuleFieldProps) {
  const { field, trouble } = useField({
    name: `rules.${rule.group}.${rule.key}`,
    rules: {
      whole: (value) =>
        ((value as MarkingPart[]).length > 0 &&
          (value as MarkingPart[]).every((part) => part.label.trim() !== '' && part.weight > 0)) ||
        m.rulebook_parts_invalid(),
    },
  })
  const hint = useRuleHint(rule, field.value, { saysValue: true })
  const parts: readonly MarkingPart[] = field.value
  const edit = (key: string, change: Partial<MarkingPart>) =>
    field.onChange(parts.map((part) => (part.key === key ? { ...part, ...change } : part)))

  return (
    <FieldGroup label={label} trouble={trouble} hint={hint}>
      {parts.map((part) => (
        <Box key={part.key} sx={ENTRY}>
          <TextField
            size="small"
            label={m.rulebook_part_label()}
            value={part.label}
            onChange={(event) => edit(part.key, { label: event.target.value })}
          />
          <TextField
            size="small"
            label={m.rulebook_part_weight()}
            value={part.weight === 0 ? '' : part.weight}
            onChange={(event) =>
              edit(part.key, { weight: numberOf(event.target.value.replace(/\D/g, '').slice(0, 3)) ?? 0 })
            }
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
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
          <IconButton
            aria-label={m.rulebook_remove({ name: part.label })}
            onClick={() => field.onChange(parts.filter(({ key }) => key !== part.key))}
          >
            <DeleteOutlined aria-hidden />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button
          variant="text"
          startIcon={<AddOutlined />}
          onClick={() =>
            field.onChange([
              ...parts,
              { key: newKey(parts), label: '', weight: 0, by: 'everyone', criteria: [] },
            ])
          }
        >
          {m.rulebook_part_add()}
        </Button>
      </Box>
    </FieldGroup>
  )
}

function newKey(parts: readonly MarkingPart[]): string {
  const keys = new Set(parts.map(({ key }) => key))
  let number = parts.length + 1
  while (keys.has(`part-${number}`)) number += 1
  return `part-${number}`
}
