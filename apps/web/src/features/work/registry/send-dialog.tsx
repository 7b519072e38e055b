import { compareDates } from '@diatrivi/domain/shared/dates'
import { REGISTRY_FORMATS, type RegistryFormat } from '@diatrivi/domain/work/registry/registry-export'
import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useForm } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { download } from '../../../shared/api/download.ts'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormCheckbox } from '../../../shared/forms/form-checkbox.tsx'
import { FormDateField } from '../../../shared/forms/form-date-field.tsx'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormSelect } from '../../../shared/forms/form-fields.tsx'
import { useAction } from '../../../shared/ui/use-action.ts'
import { type RegistryWish, useSendToRegistry } from './registry.mutations.ts'

const FORMAT_WORDS: Record<RegistryFormat, () => string> = {
  xlsx: m.registry_format_xlsx,
  csv: m.registry_format_csv,
  universis: m.registry_format_universis,
}

/** A file for the student register: one press makes it, marks what it says, and opens it. */
export default function SendDialog({ onClose }: { onClose: () => void }) {
  const run = useAction()
  const send = useSendToRegistry()
  const form = useForm<RegistryWish>({
    defaultValues: { format: 'xlsx', from: null, until: null, all: false },
  })
  const [from, until] = form.watch(['from', 'until'])
  const isBackwards = from !== null && until !== null && compareDates(until, from) < 0
  const take = (exportId: number) =>
    void run(() =>
      download('downloadRegistryExport', { params: { exportId }, query: { headings: getLocale() } }),
    )
  return (
    <FormDialog
      title={m.registry_send()}
      form={form}
      pending={send.isPending}
      error={send.error}
      submitLabel={m.registry_make()}
      button={{ disabled: isBackwards }}
      isDropped
      onClose={onClose}
      onSubmit={(wish) =>
        onceDone(send.mutateAsync(wish), (exportId) => {
          take(exportId)
          onClose()
        })
      }
    >
      <DialogContentText>{m.registry_send_text()}</DialogContentText>
      <FormSelect
        name="format"
        label={m.registry_format()}
        required
        options={REGISTRY_FORMATS.map((value) => ({ value, label: FORMAT_WORDS[value]() }))}
      />
      <Box sx={DAYS}>
        <FormDateField name="from" label={m.registry_from()} />
        <FormDateField
          name="until"
          label={m.registry_until()}
          typingError={isBackwards ? m.registry_backwards() : undefined}
        />
      </Box>
      <FormCheckbox name="all" label={m.registry_all()} helperText={m.registry_all_hint()} />
    </FormDialog>
  )
}

const DAYS = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
} as const
