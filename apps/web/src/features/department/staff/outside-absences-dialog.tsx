import { ABSENCES_MAX } from '@diatrivi/domain/department/staff/staff'
import { fullName } from '../../../entities/person/person.ts'
import { RecordDialog } from '../../../shared/forms/record/record-dialog.tsx'
import { AbsenceFields } from './absence-fields.tsx'
import { type OutsideMember, toAbsencesForm } from './staff.mapper.ts'
import { useSetOutsideAbsences } from './staff.mutations.ts'
import { staffQueries } from './staff.queries.ts'

interface OutsideAbsencesDialogProps {
  member: OutsideMember
  onClose: () => void
}

/** When a member without an account is away. */
export default function OutsideAbsencesDialog({ member, onClose }: OutsideAbsencesDialogProps) {
  const save = useSetOutsideAbsences(member)
  return (
    <RecordDialog
      title={fullName(member)}
      item={member}
      toForm={toAbsencesForm}
      all={staffQueries.outsideMembers()}
      comparison={async () => (await import('./staff-comparison.ts')).ABSENCES_COMPARISON}
      fieldOfWire={{ absences: 'absences' }}
      save={save}
      onClose={onClose}
    >
      <AbsenceFields max={ABSENCES_MAX} />
    </RecordDialog>
  )
}
