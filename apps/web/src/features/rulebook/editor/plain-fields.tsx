import { HIGHEST_MARK } from '@diatrivi/domain/rulebook/marking-rules'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useField } from '../../../shared/forms/form-fields.tsx'
import { markOf, markText, numberOf } from '../typed-values.ts'
import { HintLines } from './hint-lines.tsx'
import type { RuleFieldProps } from './rule-field-props.ts'
import { sentenceOf, useRuleHint } from './rule-hint.tsx'

const nameOf = ({ group, key }: RuleFieldProps['rule']) => `rules.${group}.${key}`

interface NumberFieldProps extends RuleFieldProps {
  min: number
  max: number
  /** An empty field means that nothing is asked. */
  mayBeOff: boolean
}

export function NumberField({ rule, label, min, max, mayBeOff }: NumberFieldProps) {
  const { field, trouble } = useField({
    name: nameOf(rule),
    rules: {
      range: (value) => {
        if (value === null) return mayBeOff || m.ui_required()
        return (Number(value) >= min && Number(value) <= max) || m.rulebook_out_of_range({ min, max })
      },
    },
  })
  const hint = useRuleHint(rule, field.value, { saysValue: true })
  const { ref, value, onChange, ...input } = field
  return (
    <TextField
      {...input}
      inputRef={ref}
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(numberOf(event.target.value.replace(/\D/g, '').slice(0, 4)))}
      error={trouble !== undefined}
      helperText={trouble ?? <HintLines lines={hint} />}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  )
}

/** A mark with a decimal comma; what is half typed stops the form. */
export function MarkField({ rule, label, mayBeOff }: RuleFieldProps & { mayBeOff: boolean }) {
  const typed = useRef<string | null>(null)
  const { field, trouble } = useField({
    name: nameOf(rule),
    rules: {
      mark: (value) => {
        const isEmpty = value === null && (typed.current ?? '').trim() === ''
        if (isEmpty) return mayBeOff || m.ui_required()
        return (value !== null && Number(value) <= HIGHEST_MARK) || m.rulebook_mark_invalid()
      },
    },
  })
  const [text, setText] = useState(markText(field.value))
  const hint = useRuleHint(rule, field.value, { saysValue: true })
  const { ref, value: _value, onChange, ...input } = field
  return (
    <TextField
      {...input}
      inputRef={ref}
      label={label}
      value={text}
      onChange={(event) => {
        typed.current = event.target.value
        setText(event.target.value)
        onChange(markOf(event.target.value))
      }}
      error={trouble !== undefined}
      helperText={trouble ?? <HintLines lines={hint} />}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  )
}

interface TextRuleFieldProps extends RuleFieldProps {
  /** Characters */
  max: number
  /** Of the field before anything is typed; one where no line may be broken. */
  rows: number
  example: () => string
}

/** Words of the department. An empty field means the usual, and what is typed needs no sentence to say it again. */
export function TextRuleField({ rule, label, max, rows, example }: TextRuleFieldProps) {
  const { field, trouble } = useField({
    name: nameOf(rule),
    rules: {
      length: (value) =>
        String(value ?? '').trim().length <= max || m.administration_too_long({ limit: max }),
    },
  })
  const hint = useRuleHint(rule, field.value, { saysValue: false })
  const { ref, value, onChange, ...input } = field
  return (
    <TextField
      {...input}
      inputRef={ref}
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      multiline={rows > 1}
      minRows={rows}
      error={trouble !== undefined}
      helperText={trouble ?? <HintLines lines={[example(), ...hint]} />}
    />
  )
}

/** One of a few values, each by the sentence that it makes. */
export function ChoiceField({
  rule,
  label,
  values,
}: RuleFieldProps & { values: readonly (string | number | boolean)[] }) {
  const { field, trouble } = useField({ name: nameOf(rule) })
  const hint = useRuleHint(rule, field.value, { saysValue: false })
  const { ref, value, onChange, ...input } = field
  return (
    <TextField
      {...input}
      select
      inputRef={ref}
      label={label}
      value={String(value)}
      onChange={(event) => onChange(values.find((one) => String(one) === event.target.value))}
      error={trouble !== undefined}
      helperText={trouble ?? <HintLines lines={hint} />}
      sx={WHOLE_SENTENCES}
    >
      {values.map((one) => (
        <MenuItem key={String(one)} value={String(one)} sx={{ whiteSpace: 'normal' }}>
          {sentenceOf(rule, one)}
        </MenuItem>
      ))}
    </TextField>
  )
}

const WHOLE_SENTENCES = { '& .MuiSelect-select.MuiSelect-select': { whiteSpace: 'normal' } }
