import { RANKS } from '@diatrivi/domain/people/account/role'
import { rankWord } from '../../../../entities/person/person-words.ts'
import { m } from '../../../../paraglide/messages.js'
import { FormSelect } from '../../../../shared/forms/form-fields.tsx'
import { RecordDialog } from '../../../../shared/forms/record/record-dialog.tsx'
import { useSaveInstructor } from '../administration.mutations.ts'
import { administrationQueries } from '../administration.queries.ts'
import { INSTRUCTOR_FIELD_OF_WIRE, type Instructor, toInstructorForm } from '../instructor.mapper.ts'
import { StaffFields } from './staff-fields.tsx'
import type { StaffDialogProps } from './staff-screen.tsx'

export default function InstructorDialog({ item, departments, onClose }: StaffDialogProps<Instructor>) {
  const save = useSaveInstructor()
  return (
    <RecordDialog
      title={item ? m.administration_edit_user() : m.administration_add_user()}
      item={item}
      toForm={toInstructorForm}
      all={administrationQueries.instructors()}
      comparison={async () => (await import('./instructor-comparison.ts')).instructorComparison(departments)}
      fieldOfWire={INSTRUCTOR_FIELD_OF_WIRE}
      save={save}
      onClose={onClose}
    >
      <StaffFields item={item} departments={departments}>
        <FormSelect
          name="rank"
          label={m.field_rank()}
          required
          options={RANKS.map((rank) => ({ value: rank, label: rankWord(rank) }))}
        />
      </StaffFields>
    </RecordDialog>
  )
}
