import type { Wire } from '@diatrivi/contract/endpoints'
import type { Role } from '@diatrivi/domain/people/account/role'
import {
  DELIVERIES,
  DELIVERY_WORDS,
  type Delivery,
  type NoticeKind,
} from '@diatrivi/domain/thesis/notice/notice'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { said } from '../../../../shared/format/said.ts'
import { useField } from '../../../../shared/forms/form-fields.tsx'
import { FormShell } from '../../../../shared/forms/form-shell.tsx'
import { useToast } from '../../../../shared/ui/toast-provider.tsx'
import { useSaveNoticeSettings } from '../notice.mutations.ts'
import { DeliveryGroup, fieldOf } from './delivery-choice.tsx'
import { groupedKinds } from './notice-groups.ts'

type Settings = Wire<'getNoticeSettings'>['response']

interface SettingsFormValues {
  language: Settings['language']
  deliveries: Partial<Record<NoticeKind, Delivery>>
}

function toSettingsForm({ language, settings }: Settings): SettingsFormValues {
  return {
    language,
    deliveries: Object.fromEntries(settings.map(({ kind, delivery }) => [kind, delivery])),
  }
}

/** What is left out stays as it is. */
function changedSettings({ language, deliveries }: SettingsFormValues, saved: Settings) {
  const settings = saved.settings.flatMap(({ kind, delivery }) => {
    const chosen = deliveries[kind] ?? delivery
    return chosen === delivery ? [] : [{ kind, delivery: chosen }]
  })
  return { ...(language !== saved.language && { language }), ...(settings.length > 0 && { settings }) }
}

/** Changes wait for "save", so that "all at once" can be undone by leaving. */
export function NoticeSettingsForm({ saved, role }: { saved: Settings; role: Role }) {
  const toast = useToast()
  const save = useSaveNoticeSettings()
  const form = useForm<SettingsFormValues>({ defaultValues: toSettingsForm(saved) })
  const { reset } = form
  // What is not changed here follows another window.
  useEffect(() => {
    reset(toSettingsForm(saved), { keepDirtyValues: true, keepDirty: true })
  }, [reset, saved])
  const kinds = saved.settings.map(({ kind }) => kind)

  return (
    <FormShell
      form={form}
      onSubmit={(values) =>
        onceDone(save.mutateAsync(changedSettings(values, saved)), () => {
          reset(values)
          toast({ severity: 'success', message: m.notice_settings_saved() })
        })
      }
      pending={save.isPending}
      error={save.error}
      submitLabel={m.notice_settings_save()}
      button={{ variant: 'outlined', disabled: !form.formState.isDirty }}
      guard
    >
      <LanguageField />
      {kinds.length > 0 && (
        <>
          <Box>
            <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
              {m.notice_delivery()}
            </Typography>
            <Shortcuts
              onChoose={(delivery) => {
                for (const kind of kinds) form.setValue(fieldOf(kind), delivery, { shouldDirty: true })
              }}
            />
          </Box>
          <div>
            {groupedKinds(kinds).map(({ name, kinds: together }) => (
              <DeliveryGroup key={name()} title={name()} kinds={together} role={role} />
            ))}
          </div>
        </>
      )}
    </FormShell>
  )
}

const LANGUAGES = [
  { value: 'el', label: m.shell_language_el },
  { value: 'en', label: m.shell_language_en },
] as const

/** Each language is named in itself, which only the options of the browser's own list can say. */
function LanguageField() {
  const { field, problem } = useField({ name: 'language' })
  const { ref, ...input } = field
  return (
    <TextField
      {...input}
      select
      inputRef={ref}
      label={m.notice_language()}
      error={problem !== undefined}
      helperText={problem ?? m.notice_language_help()}
      slotProps={{ select: { native: true } }}
      sx={{ maxWidth: 420 }}
    >
      {LANGUAGES.map(({ value, label }) => (
        <option key={value} value={value} lang={value}>
          {label()}
        </option>
      ))}
    </TextField>
  )
}

function Shortcuts({ onChoose }: { onChoose: (delivery: Delivery) => void }) {
  return (
    <Box
      role="group"
      aria-label={m.notice_set_all()}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Typography component="span" sx={{ color: 'text.secondary', mr: 1, width: { xs: '100%', sm: 'auto' } }}>
        {m.notice_set_all()}:
      </Typography>
      {DELIVERIES.map((delivery) => (
        <Button key={delivery} size="small" onClick={() => onChoose(delivery)}>
          {said(DELIVERY_WORDS[delivery])}
        </Button>
      ))}
    </Box>
  )
}
