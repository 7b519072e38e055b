import { OFFICE_KINDS, OFFICE_NAMES, OFFICES_MAX } from '@diatrivi/domain/department/staff/office'
import { compareGreek } from '@diatrivi/domain/shared/greek-text'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { today } from '../../../shared/format/clock.ts'
import { said } from '../../../shared/format/said.ts'
import { FormDateField } from '../../../shared/forms/form-date-field.tsx'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormSelect } from '../../../shared/forms/form-fields.tsx'
import { OFFICES_FIELD_OF_WIRE, type OfficesFormValues, toOfficesForm } from './office-form.mapper.ts'
import { useSetOffices } from './staff.mutations.ts'
import { staffQueries } from './staff.queries.ts'
import { Term, TermFields } from './term-fields.tsx'
import { endsAfter } from './term-rules.ts'

interface OfficesDialogProps {
  departmentId: number
  programmes: readonly { id: number; name: string }[]
  onClose: () => void
}

export default function OfficesDialog({ departmentId, programmes, onClose }: OfficesDialogProps) {
  const save = useSetOffices(departmentId)
  const { data: offices } = useSuspenseQuery(staffQueries.offices(departmentId))
  const { data: instructors } = useSuspenseQuery(staffQueries.instructorsOf(departmentId))
  // What is refreshed while the form is open is not what it was filled from.
  const [basis] = useState(offices)
  const form = useForm<OfficesFormValues>({ defaultValues: toOfficesForm(basis) })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'offices' })
  const chosen = useWatch({ control: form.control, name: 'offices' })
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const people = instructors
    .map((one) => ({ value: one.username, label: fullName(one) }))
    .toSorted((one, other) => compareGreek(one.label, other.label))
  const kinds = OFFICE_KINDS.filter((kind) => kind !== 'coordinator' || programmes.length > 0)
  const { errors } = form.formState
  return (
    <FormDialog
      title={m.staff_offices()}
      form={form}
      fieldOfWire={OFFICES_FIELD_OF_WIRE}
      pending={save.isPending}
      error={save.error}
      submitLabel={m.ui_save()}
      fullScreen={isPhone}
      onClose={onClose}
      onSubmit={(values) => onceDone(save.mutateAsync({ basis, values }), onClose)}
    >
      <TermFields
        label={m.staff_terms()}
        addLabel={m.staff_add_office()}
        empty={m.staff_no_offices()}
        problem={errors.offices?.message ?? errors.offices?.root?.message}
        isFull={fields.length >= OFFICES_MAX}
        onAdd={() => append({ username: '', kind: 'head', programmeId: '', from: today(), until: null })}
      >
        {fields.map((field, place) => (
          <Term
            key={field.id}
            name={m.staff_office_number({ number: place + 1 })}
            onRemove={() => remove(place)}
          >
            <FormSelect name={`offices.${place}.username`} label={m.field_name()} required options={people} />
            <FormSelect
              name={`offices.${place}.kind`}
              label={m.staff_office()}
              options={kinds.map((value) => ({ value, label: said(OFFICE_NAMES[value]) }))}
            />
            {chosen[place]?.kind === 'coordinator' && (
              <FormSelect
                name={`offices.${place}.programmeId`}
                label={m.rulebook_programme()}
                required
                options={programmes.map(({ id: value, name }) => ({ value: String(value), label: name }))}
              />
            )}
            <FormDateField
              name={`offices.${place}.from`}
              label={m.field_from()}
              required
              deps={[`offices.${place}.until`]}
            />
            <FormDateField
              name={`offices.${place}.until`}
              label={m.field_until()}
              helperText={m.staff_until_hint()}
              rules={{ order: endsAfter(({ offices: terms }) => terms[place]?.from ?? null) }}
            />
          </Term>
        ))}
      </TermFields>
    </FormDialog>
  )
}
