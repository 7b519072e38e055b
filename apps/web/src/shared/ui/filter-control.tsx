import { mergeTags } from '@diatrivi/domain/institution/keyword/keyword'
import { parseIsoDate } from '@diatrivi/domain/shared/dates'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import type { FilterControlFacts } from '../filters.ts'
import { DateField } from './date-field.tsx'
import { TagField } from './tag-field.tsx'

interface FilterControlProps {
  control: FilterControlFacts
  /** What the filter holds, in the texts of the address bar. */
  texts: readonly string[]
  onChange: (texts: readonly string[]) => void
  /** Keywords that are suggested. */
  known: readonly string[]
  /** What is wrong with a chosen day. */
  problem?: string | undefined
}

/** One filter of a list. */
export function FilterControl({ control, texts, onChange, known, problem }: FilterControlProps) {
  const [text = ''] = texts
  const choose = (chosen: string | null) => onChange(chosen === null || chosen === '' ? [] : [chosen])
  switch (control.kind) {
    case 'choice':
      return (
        <TextField
          select
          label={control.label()}
          value={text}
          onChange={(event) => choose(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{control.any()}</MenuItem>
          {control.choices.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label()}
            </MenuItem>
          ))}
        </TextField>
      )
    case 'text':
      return (
        <TextField
          label={control.label()}
          value={text}
          onChange={(event) => choose(event.target.value)}
          slotProps={{ htmlInput: { maxLength: control.maxLength } }}
        />
      )
    case 'day':
      return (
        <DateField
          label={control.label()}
          value={parseIsoDate(text)}
          onChange={choose}
          error={problem !== undefined}
          helperText={problem}
        />
      )
    case 'keywords':
      return (
        <TagField
          label={control.label()}
          tags={texts.map((keyword) => ({ keyword, status: 'exists' }))}
          known={known}
          onChange={(tags) => onChange(mergeTags(tags))}
        />
      )
    case 'switch':
      return (
        <FormControlLabel
          control={
            <Switch
              checked={text === control.word}
              onChange={(_event, isOn) => choose(isOn ? control.word : null)}
            />
          }
          label={control.label()}
        />
      )
  }
}
