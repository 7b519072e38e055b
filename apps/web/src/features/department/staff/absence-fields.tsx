import { ABSENCE_KINDS, ABSENCE_NAMES } from '@diatrivi/domain/department/staff/staff'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { said } from '../../../shared/format/said.ts'
import { FormDateField } from '../../../shared/forms/form-date-field.tsx'
import { FormSelect } from '../../../shared/forms/form-fields.tsx'
import type { AbsencesFormValues } from './staff.mapper.ts'
import { Term, TermFields } from './term-fields.tsx'
import { endsAfter } from './term-rules.ts'

/** When an instructor is away: a leave of a day or of years. */
export function AbsenceFields({ max }: { max: number }) {
  const { control, formState } = useFormContext<AbsencesFormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'absences' })
  const { errors } = formState
  return (
    <TermFields
      label={m.staff_absences()}
      addLabel={m.staff_add_absence()}
      empty={m.staff_no_absences()}
      problem={errors.absences?.message ?? errors.absences?.root?.message}
      isFull={fields.length >= max}
      onAdd={() => append({ from: null, until: null, kind: 'sabbatical' })}
    >
      {fields.map(({ id }, place) => (
        <Term key={id} name={m.staff_absence_number({ number: place + 1 })} onRemove={() => remove(place)}>
          <FormDateField
            name={`absences.${place}.from`}
            label={m.field_from()}
            required
            deps={[`absences.${place}.until`]}
          />
          <FormDateField
            name={`absences.${place}.until`}
            label={m.field_until()}
            required
            rules={{ order: endsAfter(({ absences }) => absences[place]?.from ?? null) }}
          />
          <FormSelect
            name={`absences.${place}.kind`}
            label={m.staff_absence_kind()}
            options={ABSENCE_KINDS.map((value) => ({ value, label: said(ABSENCE_NAMES[value]) }))}
          />
        </Term>
      ))}
    </TermFields>
  )
}
