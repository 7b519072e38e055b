import { EMAIL_MAX, PHONE_MAX, URL_MAX } from '@diatrivi/contract/limits'
import Box from '@mui/material/Box'
import { m } from '../../../../paraglide/messages.js'
import { FormTextField } from '../../../../shared/forms/form-fields.tsx'
import { RecordDialog } from '../../../../shared/forms/record/record-dialog.tsx'
import { useSaveDepartment } from '../administration.mutations.ts'
import { administrationQueries } from '../administration.queries.ts'
import { DEPARTMENT_FIELD_OF_WIRE, type Department, toDepartmentForm } from '../department.mapper.ts'
import { fieldRules, PLACE_NAME_MAX } from '../field-rules.ts'
import type { Institution } from '../institution.mapper.ts'
import { PositionFields } from '../map/position-fields.tsx'
import { FormChoice } from '../record/form-choice.tsx'

interface DepartmentDialogProps {
  /** Null for a new one. */
  item: Department | null
  institutions: readonly Pick<Institution, 'id' | 'name'>[]
  onClose: () => void
}

export default function DepartmentDialog({ item, institutions, onClose }: DepartmentDialogProps) {
  const save = useSaveDepartment()
  return (
    <RecordDialog
      title={item ? m.administration_edit_department() : m.administration_add_department()}
      item={item}
      toForm={toDepartmentForm}
      all={administrationQueries.departments()}
      comparison={async () => (await import('./department-comparison.ts')).departmentComparison(institutions)}
      fieldOfWire={DEPARTMENT_FIELD_OF_WIRE}
      save={save}
      onClose={onClose}
    >
      <FormTextField
        name="name"
        label={m.administration_department_name()}
        required
        autoFocus
        rules={fieldRules.text(PLACE_NAME_MAX)}
      />
      <FormChoice name="institutionId" label={m.field_institution()} required choices={institutions} />
      <FormTextField
        name="email"
        label={m.field_email()}
        rules={fieldRules.email(EMAIL_MAX)}
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      <Box sx={PAIR}>
        <FormTextField
          name="phone"
          label={m.field_phone()}
          rules={fieldRules.text(PHONE_MAX)}
          slotProps={{ htmlInput: { inputMode: 'tel' } }}
        />
        <FormTextField name="city" label={m.administration_city()} rules={fieldRules.text(PLACE_NAME_MAX)} />
      </Box>
      <FormTextField
        name="url"
        label={m.administration_url()}
        helperText={m.administration_url_hint()}
        rules={fieldRules.url(URL_MAX)}
        slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
      />
      <PositionFields />
    </RecordDialog>
  )
}

const PAIR = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
