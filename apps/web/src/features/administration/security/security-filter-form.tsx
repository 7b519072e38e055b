import { SECURITY_EVENT_KINDS } from '@diatrivi/domain/account/security-event'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormProvider, useForm } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { FormDateField } from '../../../shared/forms/form-date-field.tsx'
import { FormSelect, FormTextField } from '../../../shared/forms/form-fields.tsx'
import { NO_FILTER, type SecurityFilter } from './security.mapper.ts'
import { KIND_WORDS } from './security-words.ts'

interface SecurityFilterFormProps {
  filter: SecurityFilter
  onApply: (filter: SecurityFilter) => void
}

export function SecurityFilterForm({ filter, onApply }: SecurityFilterFormProps) {
  const form = useForm<SecurityFilter>({ values: filter })
  const apply = form.handleSubmit((values) => onApply({ ...values, username: values.username.trim() }))
  const kinds = SECURITY_EVENT_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind]() }))
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-label={m.ui_filters()}
        onSubmit={(event) => void apply(event)}
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr)) auto',
          },
          gap: 4,
          alignItems: 'start',
        }}
      >
        <FormSelect
          name="kind"
          label={m.security_kind()}
          options={[{ value: '', label: m.security_all_kinds() }, ...kinds]}
        />
        <FormTextField name="username" label={m.security_username()} autoComplete="off" />
        <FormDateField name="from" label={m.security_from()} />
        <FormDateField name="until" label={m.security_until()} />
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: 48 }}>
          <Button type="submit" variant="contained">
            {m.ui_apply()}
          </Button>
          <Button variant="text" color="neutral" onClick={() => onApply(NO_FILTER)}>
            {m.ui_clear()}
          </Button>
        </Box>
      </Box>
    </FormProvider>
  )
}
