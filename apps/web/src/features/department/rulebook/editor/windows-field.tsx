import type { ExamWindow } from '@diatrivi/domain/department/rulebook/rules'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { useField } from '../../../../shared/forms/form-fields.tsx'
import AddOutlined from '../../../../shared/icons/add-outlined.tsx'
import DeleteOutlined from '../../../../shared/icons/delete-outlined.tsx'
import { dayOfYearOf, dayOfYearText } from '../typed-values.ts'
import { ENTRY, FieldGroup } from './field-group.tsx'
import type { RuleFieldProps } from './rule-field-props.ts'
import { useRuleHint } from './rule-hint.tsx'

interface Entry {
  id: number
  label: string
  from: string
  until: string
}

const toEntry = ({ label, from, until }: ExamWindow, id: number): Entry => ({
  id,
  label,
  from: dayOfYearText(from),
  until: dayOfYearText(until),
})
const isWhole = ({ label, from, until }: Entry) =>
  label.trim() !== '' && dayOfYearOf(from) !== null && dayOfYearOf(until) !== null

/** Parts of the year in which examinations are held. A half typed one stops the form. */
export function WindowsField({ rule, label }: RuleFieldProps) {
  const [entries, setEntries] = useState<Entry[] | null>(null)
  const { field, problem } = useField({
    name: `rules.${rule.group}.${rule.key}`,
    rules: { whole: () => (entries ?? []).every(isWhole) || m.rulebook_windows_invalid() },
  })
  const hint = useRuleHint(rule, field.value, { saysValue: true })
  const shown = entries ?? (field.value as ExamWindow[]).map(toEntry)
  const change = (next: Entry[]) => {
    setEntries(next)
    field.onChange(
      next.filter(isWhole).map((entry) => ({
        label: entry.label.trim(),
        from: dayOfYearOf(entry.from) ?? '',
        until: dayOfYearOf(entry.until) ?? '',
      })),
    )
  }
  const edit = (id: number, part: Partial<Entry>) =>
    change(shown.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)))
  const add = () =>
    change([...shown, { id: Math.max(-1, ...shown.map(({ id }) => id)) + 1, label: '', from: '', until: '' }])

  return (
    <FieldGroup label={label} problem={problem} hint={hint}>
      {shown.map((entry) => (
        <Box key={entry.id} sx={ENTRY}>
          <TextField
            size="small"
            label={m.rulebook_window_label()}
            value={entry.label}
            onChange={(event) => edit(entry.id, { label: event.target.value })}
          />
          <TextField
            size="small"
            label={m.rulebook_window_from()}
            value={entry.from}
            onChange={(event) => edit(entry.id, { from: event.target.value })}
          />
          <TextField
            size="small"
            label={m.rulebook_window_until()}
            value={entry.until}
            onChange={(event) => edit(entry.id, { until: event.target.value })}
          />
          <IconButton
            aria-label={m.word_remove_named({ name: entry.label })}
            onClick={() => change(shown.filter(({ id }) => id !== entry.id))}
          >
            <DeleteOutlined aria-hidden />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button variant="text" startIcon={<AddOutlined />} onClick={add}>
          {m.rulebook_window_add()}
        </Button>
      </Box>
    </FieldGroup>
  )
}
