import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { FormSelect } from '../../../../shared/forms/form-fields.tsx'
import { FormShell } from '../../../../shared/forms/form-shell.tsx'
import { NAME_FIELD_OF_WIRE } from '../account.mapper.ts'
import { accountQueries } from '../account.queries.ts'
import { NameFields } from '../name-fields.tsx'
import type { InstitutionalStep, PersonOfInstitution } from './institution.mapper.ts'
import { type NewStudentValues, useRegisterByInstitution } from './institution.mutations.ts'

interface RegisterByInstitutionFormProps {
  ticket: string
  person: PersonOfInstitution
  onStep: (step: InstitutionalStep) => void
}

/** A new student: the institution has named the person, who says the department. */
export function RegisterByInstitutionForm({ ticket, person, onStep }: RegisterByInstitutionFormProps) {
  const { email, firstName, surname, departmentIds } = person
  const { data: institutions = [] } = useQuery(accountQueries.institutions())
  const departments = institutions
    .flatMap((institution) => institution.departments)
    .filter(({ id }) => departmentIds.includes(id))
  const form = useForm<NewStudentValues>({
    defaultValues: { firstName, surname, department: '' },
    mode: 'onTouched',
  })
  const register = useRegisterByInstitution(ticket)
  if (departmentIds.length === 0) return <Alert severity="error">{m.institution_no_department()}</Alert>
  return (
    <>
      <Typography sx={{ mb: 5 }}>{m.institution_register_help({ email })}</Typography>
      <FormShell
        form={form}
        onSubmit={(values) => onceDone(register.mutateAsync(values), onStep)}
        pending={register.isPending}
        error={register.error}
        fieldOfWire={NAME_FIELD_OF_WIRE}
        submitLabel={m.institution_register()}
        pendingLabel={m.account_registering()}
        isAlone
      >
        <NameFields />
        <FormSelect
          name="department"
          label={m.account_choose_department()}
          required={m.account_department_required()}
          options={departments.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </FormShell>
    </>
  )
}
