import type { MarkingRules } from '@diatrivi/domain/department/rulebook/marking-rules'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { useField } from '../../../../shared/forms/form-fields.tsx'
import { markOf, markText, numberOf } from '../typed-values.ts'
import { ENTRY, FieldGroup } from './field-group.tsx'
import type { RuleFieldProps } from './rule-field-props.ts'
import { useRuleHint } from './rule-hint.tsx'

/** How many members give at least which mark; without a number nothing is asked. */
export function PassersField({ rule, label }: RuleFieldProps) {
  const { field, problem } = useField({
    name: `rules.${rule.group}.${rule.key}`,
    rules: {
      whole: (value) =>
        value === null || (value as { at: number | null }).at !== null || m.rulebook_mark_invalid(),
    },
  })
  const value: MarkingRules['minPassers'] = field.value
  const [mark, setMark] = useState(markText(value?.at ?? null))
  const hint = useRuleHint(rule, value?.at === null ? null : value, { saysValue: true })
  const change = (count: number | null, text: string) =>
    field.onChange(count === null ? null : { count, at: markOf(text) })

  return (
    <FieldGroup label={label} problem={problem} hint={hint}>
      <Box sx={ENTRY}>
        <TextField
          size="small"
          inputRef={field.ref}
          label={m.rulebook_passers_count()}
          value={value?.count ?? ''}
          onChange={(event) => change(numberOf(event.target.value.replace(/\D/g, '').slice(0, 1)), mark)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextField
          size="small"
          label={m.rulebook_passers_mark()}
          value={mark}
          disabled={value === null}
          onChange={(event) => {
            setMark(event.target.value)
            change(value?.count ?? null, event.target.value)
          }}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      </Box>
    </FieldGroup>
  )
}
