import { URL_MAX } from '@diatrivi/contract/limits'
import Typography from '@mui/material/Typography'
import { m } from '../../../../paraglide/messages.js'
import { type FormFieldProps, FormTextField } from '../../../../shared/forms/form-fields.tsx'
import { RecordDialog } from '../../../../shared/forms/record/record-dialog.tsx'
import type { Department } from '../department.mapper.ts'
import { fieldRules } from '../field-rules.ts'
import type { Institution } from '../institution.mapper.ts'
import { FormChoice } from '../record/form-choice.tsx'
import { EventChoice } from './event-choice.tsx'
import { toWebhookForm, WEBHOOK_FIELD_OF_WIRE, type Webhook } from './webhook.mapper.ts'
import { useSaveWebhook } from './webhook.mutations.ts'
import { webhookQueries } from './webhook.queries.ts'

const DESCRIPTION_MAX = 120

interface WebhookDialogProps {
  /** Null for a new one. */
  item: Webhook | null
  institutions: readonly Pick<Institution, 'id' | 'name'>[]
  departments: readonly Pick<Department, 'id' | 'name' | 'institution'>[]
  /** Shows the secret of a new one. */
  onCreated: (created: { name: string; secret: string }) => void
  onClose: () => void
}

const addressRules = {
  ...fieldRules.text(URL_MAX),
  // Which addresses of the own machine may do without TLS is known to the API.
  address: (value: unknown) =>
    /^https?:\/\/[^\s/]+/i.test(String(value).trim()) || m.webhook_address_invalid(),
}

const ONE_PLACE: FormFieldProps['rules'] = {
  one: (departmentId, { institutionId }) =>
    departmentId === null || institutionId === null || m.webhook_one_place(),
}

export default function WebhookDialog({
  item,
  institutions,
  departments,
  onCreated,
  onClose,
}: WebhookDialogProps) {
  const save = useSaveWebhook()
  const places = departments.map(({ id, name, institution }) => ({ id, name, group: institution.name }))
  return (
    <RecordDialog
      title={item ? m.webhook_edit() : m.webhook_add()}
      item={item}
      toForm={toWebhookForm}
      all={webhookQueries.list()}
      comparison={async () =>
        (await import('./webhook-comparison.ts')).webhookComparison(institutions, departments)
      }
      fieldOfWire={WEBHOOK_FIELD_OF_WIRE}
      save={save}
      onSaved={(secret, values) => {
        if (secret !== null) onCreated({ name: values.description, secret })
      }}
      onClose={onClose}
    >
      <FormTextField
        name="description"
        label={m.webhook_description()}
        helperText={m.webhook_description_hint()}
        required
        autoFocus
        rules={fieldRules.text(DESCRIPTION_MAX)}
      />
      <FormTextField
        name="address"
        label={m.webhook_address()}
        helperText={m.webhook_address_hint()}
        required
        rules={addressRules}
        slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
      />
      <EventChoice />
      <Typography sx={{ color: 'text.secondary' }}>{m.webhook_place_hint()}</Typography>
      <FormChoice name="institutionId" label={m.webhook_institution()} choices={institutions} />
      <FormChoice name="departmentId" label={m.webhook_department()} choices={places} rules={ONE_PLACE} />
    </RecordDialog>
  )
}
