import { useForm } from 'react-hook-form'
import { m } from '../../../../../paraglide/messages.js'
import { onceDone } from '../../../../../shared/api/once-done.ts'
import { FormDialog } from '../../../../../shared/forms/form-dialog.tsx'
import { useInviteAdministrator } from '../../administration.mutations.ts'
import { ADMINISTRATOR_FIELD_OF_WIRE, type AdministratorFormValues } from '../../administrator.mapper.ts'
import { StaffFields } from '../staff-fields.tsx'

export default function AdministratorDialog({ onClose }: { onClose: () => void }) {
  const invite = useInviteAdministrator()
  const form = useForm<AdministratorFormValues>({
    defaultValues: { username: '', firstName: '', surname: '', email: '' },
  })
  return (
    <FormDialog
      title={m.administration_add_user()}
      form={form}
      fieldOfWire={ADMINISTRATOR_FIELD_OF_WIRE}
      pending={invite.isPending}
      error={invite.error}
      submitLabel={m.ui_save()}
      onClose={onClose}
      onSubmit={(values) => onceDone(invite.mutateAsync(values), onClose)}
    >
      <StaffFields item={null} departments={null} />
    </FormDialog>
  )
}
