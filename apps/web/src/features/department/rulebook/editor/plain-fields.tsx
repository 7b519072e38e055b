import { HIGHEST_MARK } from '@diatrivi/domain/department/rulebook/marking-rules'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { type FormFieldProps, useField } from '../../../../shared/forms/form-fields.tsx'
import { withinLength } from '../../../../shared/forms/within-length.ts'
import { markOf, markText, numberOf } from '../typed-values.ts'
import { HintLines } from './hint-lines.tsx'
import type { RuleFieldProps } from './rule-field-props.ts'
import { sentenceOf, useRuleHint } from './rule-hint.tsx'

const nameOf = ({ group, key }: RuleFieldProps['rule']) => `rules.${group}.${key}`

interface Setting {
  rules?: FormFieldProps['rules']
  /** Whether the sentence of the value stands below the field. */
  saysValue: boolean
  /** Stands above the sentences. */
  example?: string
}

/** What every field of a setting has: its value, and the frame with its label, its problem or what it means. */
function useSetting({ rule, label }: RuleFieldProps, { rules, saysValue, example }: Setting) {
  const { field, problem } = useField({ name: nameOf(rule), rules })
  const hint = useRuleHint(rule, field.value, { saysValue })
  const { ref, value, onChange, ...input } = field
  const lines = example === undefined ? hint : [example, ...hint]
  const frame = {
    ...input,
    inputRef: ref,
    label,
    error: problem !== undefined,
    helperText: problem ?? <HintLines lines={lines} />,
  }
  return { value, onChange, frame }
}

interface NumberFieldProps extends RuleFieldProps {
  min: number
  max: number
  /** An empty field means that nothing is asked. */
  mayBeOff: boolean
}

export function NumberField({ min, max, mayBeOff, ...props }: NumberFieldProps) {
  const { value, onChange, frame } = useSetting(props, {
    rules: {
      range: (value) => {
        if (value === null) return mayBeOff || m.ui_required()
        return (Number(value) >= min && Number(value) <= max) || m.rulebook_out_of_range({ min, max })
      },
    },
    saysValue: true,
  })
  return (
    <TextField
      {...frame}
      value={value ?? ''}
      onChange={(event) => onChange(numberOf(event.target.value.replace(/\D/g, '').slice(0, 4)))}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  )
}

/** A mark with a decimal comma; what is half typed stops the form. */
export function MarkField({ mayBeOff, ...props }: RuleFieldProps & { mayBeOff: boolean }) {
  const typed = useRef<string | null>(null)
  const { value, onChange, frame } = useSetting(props, {
    rules: {
      mark: (value) => {
        const isEmpty = value === null && (typed.current ?? '').trim() === ''
        if (isEmpty) return mayBeOff || m.ui_required()
        return (value !== null && Number(value) <= HIGHEST_MARK) || m.rulebook_mark_invalid()
      },
    },
    saysValue: true,
  })
  const [text, setText] = useState(markText(value))
  return (
    <TextField
      {...frame}
      value={text}
      onChange={(event) => {
        typed.current = event.target.value
        setText(event.target.value)
        onChange(markOf(event.target.value))
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  )
}

interface TextRuleFieldProps extends RuleFieldProps {
  /** Characters */
  max: number
  /** The height of the field before anything is typed; one where no line may be broken. */
  rows: number
  example: () => string
}

/** Words of the department. An empty field means the usual, and what is typed needs no sentence to say it again. */
export function TextRuleField({ max, rows, example, ...props }: TextRuleFieldProps) {
  const { value, onChange, frame } = useSetting(props, {
    rules: withinLength(max),
    saysValue: false,
    example: example(),
  })
  return (
    <TextField
      {...frame}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      multiline={rows > 1}
      minRows={rows}
    />
  )
}

/** One of a few values, each by the sentence that it makes. */
export function ChoiceField({
  values,
  ...props
}: RuleFieldProps & { values: readonly (string | number | boolean)[] }) {
  const { value, onChange, frame } = useSetting(props, { saysValue: false })
  return (
    <TextField
      {...frame}
      select
      value={String(value)}
      onChange={(event) => onChange(values.find((one) => String(one) === event.target.value))}
      sx={WHOLE_SENTENCES}
    >
      {values.map((one) => (
        <MenuItem key={String(one)} value={String(one)} sx={{ whiteSpace: 'normal' }}>
          {sentenceOf(props.rule, one)}
        </MenuItem>
      ))}
    </TextField>
  )
}

const WHOLE_SENTENCES = { '& .MuiSelect-select.MuiSelect-select': { whiteSpace: 'normal' } }
