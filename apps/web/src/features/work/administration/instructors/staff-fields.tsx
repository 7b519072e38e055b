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
  departments: readonly Department[]
  /** What one role alone has. */
  children?: ReactNode
}

/** What administrators write of an instructor or a secretary. */
export function StaffFields({ item, departments, children }: StaffFieldsProps) {
  const choices = useMemo(
    () => departments.map(({ id, name, institution }) => ({ id, name, group: institution.name })),
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
          label={m.administration_first_name()}
          required
          autoFocus
          rules={fieldRules.text(NAME_MAX)}
        />
        <FormTextField
          name="surname"
          label={m.administration_surname()}
          required
          rules={fieldRules.text(NAME_MAX)}
        />
      </Box>
      <FormTextField
        name="username"
        label={m.administration_username()}
        required
        rules={fieldRules.username(USERNAME_MAX)}
        autoComplete="off"
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <FormTextField
        name="email"
        label={m.administration_email()}
        required
        rules={fieldRules.email(EMAIL_MAX)}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      {children}
      <FormChoice name="departmentId" label={m.administration_department()} required choices={choices} />
      {item === null && <Alert severity="info">{m.administration_invitation_note()}</Alert>}
      {item?.isActive === false && (
        <Alert severity="warning">{m.administration_invitation_pending_long()}</Alert>
      )}
    </>
  )
}
