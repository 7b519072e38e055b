import { ABSENCES_MAX } from '@diatrivi/domain/department/staff/staff'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { RecordDialog } from '../../../shared/forms/record/record-dialog.tsx'
import { useRecordForm } from '../../../shared/forms/record/use-record-form.ts'
import { useToast } from '../../../shared/ui/toast-provider.tsx'
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
  const toast = useToast()
  const set = useSetOutsideAbsences()
  const { form, basis, conflict } = useRecordForm({
    item: member,
    toForm: toAbsencesForm,
    all: staffQueries.outsideMembers(),
    comparison: async () => (await import('./staff-comparison.ts')).ABSENCES_COMPARISON,
  })
  return (
    <RecordDialog
      title={fullName(member)}
      form={form}
      fieldOfWire={{ absences: 'absences' }}
      pending={set.isPending}
      error={set.error}
      conflict={conflict}
      onClose={onClose}
      onSubmit={(values) =>
        onceDone(conflict.watch(set.mutateAsync({ member: basis ?? member, values })), () => {
          toast({ severity: 'success', message: m.ui_saved() })
          onClose()
        })
      }
    >
      <AbsenceFields max={ABSENCES_MAX} />
    </RecordDialog>
  )
}
