import Button from '@mui/material/Button'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import EditOutlined from '../../../shared/icons/edit-outlined.tsx'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import type { StaffMember } from './staff.mapper.ts'

interface EditButtonProps {
  member: StaffMember
  onEdit: (member: StaffMember) => void
}

export function EditButton({ member, onEdit }: EditButtonProps) {
  return (
    <Button
      startIcon={<EditOutlined aria-hidden />}
      aria-label={m.staff_edit_of({ name: fullName(member) })}
      onClick={() => onEdit(member)}
      sx={{ justifySelf: 'start', ...NOT_ON_PAPER }}
    >
      {m.word_edit()}
    </Button>
  )
}
