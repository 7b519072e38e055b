import { INSPECTION_KINDS } from '@diatrivi/domain/account/inspection'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormProvider, useForm } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { FormDateField } from '../../../shared/forms/form-date-field.tsx'
import { FormSelect, FormTextField } from '../../../shared/forms/form-fields.tsx'
import { KIND_WORDS } from './inspection-words.ts'
import { type InspectionFilter, NO_FILTER } from './inspections.mapper.ts'

interface InspectionFilterFormProps {
  filter: InspectionFilter
  onApply: (filter: InspectionFilter) => void
}

export function InspectionFilterForm({ filter, onApply }: InspectionFilterFormProps) {
  const form = useForm<InspectionFilter>({ values: filter })
  const apply = form.handleSubmit((values) =>
    onApply({ ...values, person: values.person.trim(), reader: values.reader.trim() }),
  )
  const kinds = INSPECTION_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind]() }))
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
            lg: 'repeat(5, minmax(0, 1fr))',
          },
          gap: 4,
          alignItems: 'start',
        }}
      >
        <FormTextField
          name="person"
          label={m.inspection_person()}
          helperText={m.inspection_by_username()}
          autoComplete="off"
        />
        <FormTextField
          name="reader"
          label={m.inspection_reader()}
          helperText={m.inspection_by_username()}
          autoComplete="off"
        />
        <FormSelect
          name="kind"
          label={m.inspection_kind()}
          options={[{ value: '', label: m.security_all_kinds() }, ...kinds]}
        />
        <FormDateField name="from" label={m.security_from()} />
        <FormDateField name="until" label={m.security_until()} />
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', gridColumn: '1 / -1' }}>
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
