import { URL_MAX } from '@diatrivi/contract/limits'
import { INSTITUTION_TYPES } from '@diatrivi/domain/institution/institution/institution'
import { m } from '../../../../paraglide/messages.js'
import { FormSelect, FormTextField } from '../../../../shared/forms/form-fields.tsx'
import { RecordDialog } from '../../../../shared/forms/record/record-dialog.tsx'
import { useSaveInstitution } from '../administration.mutations.ts'
import { administrationQueries } from '../administration.queries.ts'
import { fieldRules, PLACE_NAME_MAX } from '../field-rules.ts'
import { INSTITUTION_FIELD_OF_WIRE, type Institution, toInstitutionForm } from '../institution.mapper.ts'
import { institutionTypeLabel } from './institution-type-label.ts'

interface InstitutionDialogProps {
  /** Null for a new one. */
  item: Institution | null
  onClose: () => void
}

export default function InstitutionDialog({ item, onClose }: InstitutionDialogProps) {
  const save = useSaveInstitution()
  return (
    <RecordDialog
      title={item ? m.administration_edit_institution() : m.administration_add_institution()}
      item={item}
      toForm={toInstitutionForm}
      all={administrationQueries.institutions()}
      comparison={async () => (await import('./institution-comparison.ts')).institutionComparison()}
      fieldOfWire={INSTITUTION_FIELD_OF_WIRE}
      save={save}
      onClose={onClose}
    >
      <FormTextField
        name="name"
        label={m.field_name()}
        required
        autoFocus
        rules={fieldRules.text(PLACE_NAME_MAX)}
      />
      <FormSelect
        name="type"
        label={m.administration_institution_type()}
        required
        options={INSTITUTION_TYPES.map((type) => ({ value: type, label: institutionTypeLabel(type) }))}
      />
      <FormTextField
        name="url"
        label={m.administration_url()}
        helperText={m.administration_url_hint()}
        rules={fieldRules.url(URL_MAX)}
        slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
      />
      <FormTextField
        name="logo"
        label={m.administration_logo()}
        helperText={m.administration_logo_hint()}
        rules={fieldRules.text(URL_MAX)}
        slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
      />
    </RecordDialog>
  )
}
