import { EMAIL_MAX, NAME_MAX } from '@diatrivi/contract/limits'
import { REGISTRY_NUMBER_MAX, readAverage } from '@diatrivi/domain/department/student-record/student-record'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormSelect, FormTextField } from '../../../shared/forms/form-fields.tsx'
import { isEmail } from '../../../shared/forms/is-email.ts'
import { isRegistered, RECORD_FIELD_OF_WIRE, type Student, toRecordForm } from './student-record.mapper.ts'
import { useEditStudentRecord } from './student-record.mutations.ts'
import { studentRecordQueries } from './student-record.queries.ts'

const COUNTS = [
  ['semester', m.record_semester],
  ['coursesPassed', m.record_courses_passed],
  ['coursesOwed', m.record_courses_owed],
  ['ects', m.record_ects],
] as const

const isCount = (value: unknown) => /^\d{0,3}$/.test(String(value).trim()) || m.record_not_a_number()
const isAverage = (value: unknown) =>
  String(value).trim() === '' || readAverage(String(value)) !== null || m.record_not_an_average()

/** A change that another person saved meanwhile is not overwritten: the API refuses, and the form says so. */
export function RecordDialog({ student, onClose }: { student: Student; onClose: () => void }) {
  const edit = useEditStudentRecord(student)
  const { data: programmes = [] } = useQuery(studentRecordQueries.programmes())
  const form = useForm({ defaultValues: toRecordForm(student) })
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <FormDialog
      title={m.record_title_of({ name: fullName(student) })}
      form={form}
      fieldOfWire={RECORD_FIELD_OF_WIRE}
      pending={edit.isPending}
      error={edit.error}
      submitLabel={m.ui_save()}
      fullScreen={isPhone}
      onClose={onClose}
      onSubmit={(values) => onceDone(edit.mutateAsync(values), onClose)}
    >
      {!isRegistered(student) && <NameFields />}
      <FormTextField
        name="registryNumber"
        label={m.field_registry_number()}
        required
        autoFocus={isRegistered(student)}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: REGISTRY_NUMBER_MAX } }}
      />
      {COUNTS.map(([name, label]) => (
        <FormTextField
          key={name}
          name={name}
          label={label()}
          rules={{ count: isCount }}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      ))}
      <FormTextField
        name="averageHundredths"
        label={m.record_average()}
        helperText={m.record_average_help()}
        rules={{ average: isAverage }}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      {programmes.length > 0 && (
        <FormSelect
          name="programmeId"
          label={m.field_programme()}
          options={[
            { value: '', label: m.record_no_programme() },
            ...programmes.map(({ id: value, name }) => ({ value: String(value), label: name })),
          ]}
        />
      )}
    </FormDialog>
  )
}

/** A person without an account is known by the office alone, which corrects what its list says. */
function NameFields() {
  return (
    <>
      <FormTextField
        name="firstName"
        label={m.field_first_name()}
        required
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
      />
      <FormTextField
        name="surname"
        label={m.field_surname()}
        required
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
      />
      <FormTextField
        name="email"
        label={m.field_email()}
        helperText={m.record_email_help()}
        required
        rules={{ email: isEmail }}
        autoComplete="off"
        slotProps={{
          htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: EMAIL_MAX },
        }}
      />
    </>
  )
}
