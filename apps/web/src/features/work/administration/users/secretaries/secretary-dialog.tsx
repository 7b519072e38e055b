import { m } from '../../../../../paraglide/messages.js'
import { RecordDialog } from '../../../../../shared/forms/record/record-dialog.tsx'
import { useSaveSecretary } from '../../administration.mutations.ts'
import { administrationQueries } from '../../administration.queries.ts'
import { SECRETARY_FIELD_OF_WIRE, type Secretary, toSecretaryForm } from '../../secretary.mapper.ts'
import { StaffFields } from '../staff-fields.tsx'
import type { StaffDialogProps } from '../staff-screen.tsx'

export default function SecretaryDialog({ item, departments, onClose }: StaffDialogProps<Secretary>) {
  const save = useSaveSecretary()
  return (
    <RecordDialog
      title={item ? m.administration_edit_user() : m.administration_add_user()}
      item={item}
      toForm={toSecretaryForm}
      all={administrationQueries.secretaries()}
      comparison={async () => (await import('../instructor-comparison.ts')).secretaryComparison(departments)}
      fieldOfWire={SECRETARY_FIELD_OF_WIRE}
      save={save}
      onClose={onClose}
    >
      <StaffFields item={item} departments={departments} />
    </RecordDialog>
  )
}
