import { EMAIL_MAX, NAME_MAX, USERNAME_MAX } from '@diatrivi/contract/limits'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { type ReactNode, useMemo } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { FormTextField } from '../../../../shared/forms/form-fields.tsx'
import type { Department } from '../department.mapper.ts'
import { fieldRules } from '../field-rules.ts'
import { FormChoice } from '../record/form-choice.tsx'

interface StaffFieldsProps {
  /** Null for a new account. */
  item: { isActive: boolean } | null
  /** Null where the account is of none. */
  departments: readonly Department[] | null
  /** What one role alone has. */
  children?: ReactNode
}

/** What administrators write of an instructor, a secretary or another administrator. */
export function StaffFields({ item, departments, children }: StaffFieldsProps) {
  const choices = useMemo(
    () => departments?.map(({ id, name, institution }) => ({ id, name, group: institution.name })),
    [departments],
  )
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <FormTextField
          name="firstName"
          label={m.field_first_name()}
          required
          autoFocus
          rules={fieldRules.text(NAME_MAX)}
        />
        <FormTextField name="surname" label={m.field_surname()} required rules={fieldRules.text(NAME_MAX)} />
      </Box>
      <FormTextField
        name="username"
        label={m.control_username()}
        required
        rules={fieldRules.username(USERNAME_MAX)}
        autoComplete="off"
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <FormTextField
        name="email"
        label={m.field_email()}
        required
        rules={fieldRules.email(EMAIL_MAX)}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      {children}
      {choices && <FormChoice name="departmentId" label={m.field_department()} required choices={choices} />}
      {item === null && <Alert severity="info">{m.administration_invitation_note()}</Alert>}
      {item?.isActive === false && (
        <Alert severity="warning">{m.administration_invitation_pending_long()}</Alert>
      )}
    </>
  )
}
