import { SECURITY_EVENT_KINDS, SECURITY_EVENT_NAMES } from '@diatrivi/domain/people/account/security-event'
import { useForm } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { said } from '../../../../shared/format/said.ts'
import { FormDateField } from '../../../../shared/forms/form-date-field.tsx'
import { FormSelect, FormTextField } from '../../../../shared/forms/form-fields.tsx'
import { FilterForm } from '../table/filter-form.tsx'
import { NO_FILTER, type SecurityFilter } from './security.mapper.ts'

interface SecurityFilterFormProps {
  filter: SecurityFilter
  onApply: (filter: SecurityFilter) => void
}

export function SecurityFilterForm({ filter, onApply }: SecurityFilterFormProps) {
  const form = useForm<SecurityFilter>({ values: filter, shouldFocusError: false })
  const kinds = SECURITY_EVENT_KINDS.map((kind) => ({ value: kind, label: said(SECURITY_EVENT_NAMES[kind]) }))
  return (
    <FilterForm
      form={form}
      filter={filter}
      onFilter={(values) => onApply({ ...values, username: values.username.trim() })}
      onClear={() => onApply(NO_FILTER)}
      columns="repeat(4, minmax(0, 1fr)) auto"
    >
      <FormSelect
        name="kind"
        label={m.security_kind()}
        options={[{ value: '', label: m.security_all_kinds() }, ...kinds]}
      />
      <FormTextField name="username" label={m.control_username()} autoComplete="off" />
      <FormDateField name="from" label={m.field_from()} />
      <FormDateField name="until" label={m.field_until()} />
    </FilterForm>
  )
}
