import { INSPECTION_KINDS, INSPECTION_NAMES } from '@diatrivi/domain/people/account/inspection'
import { useForm } from 'react-hook-form'
import { m } from '../../../../../paraglide/messages.js'
import { said } from '../../../../../shared/format/said.ts'
import { FormDateField } from '../../../../../shared/forms/form-date-field.tsx'
import { FormSelect, FormTextField } from '../../../../../shared/forms/form-fields.tsx'
import { FilterForm } from '../../table/filter-form.tsx'
import { type InspectionFilter, NO_FILTER } from './inspections.mapper.ts'

interface InspectionFilterFormProps {
  filter: InspectionFilter
  onApply: (filter: InspectionFilter) => void
}

export function InspectionFilterForm({ filter, onApply }: InspectionFilterFormProps) {
  const form = useForm<InspectionFilter>({ values: filter, shouldFocusError: false })
  const kinds = INSPECTION_KINDS.map((kind) => ({ value: kind, label: said(INSPECTION_NAMES[kind]) }))
  return (
    <FilterForm
      form={form}
      filter={filter}
      onFilter={(values) =>
        onApply({ ...values, person: values.person.trim(), reader: values.reader.trim() })
      }
      onClear={() => onApply(NO_FILTER)}
      columns="repeat(5, minmax(0, 1fr))"
      isBelow
    >
      <FormTextField
        name="person"
        label={m.inspection_person()}
        helperText={m.control_username()}
        autoComplete="off"
      />
      <FormTextField
        name="reader"
        label={m.inspection_reader()}
        helperText={m.control_username()}
        autoComplete="off"
      />
      <FormSelect
        name="kind"
        label={m.inspection_kind()}
        options={[{ value: '', label: m.security_all_kinds() }, ...kinds]}
      />
      <FormDateField name="from" label={m.field_from()} />
      <FormDateField name="until" label={m.field_until()} />
    </FilterForm>
  )
}
