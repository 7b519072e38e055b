import type { Wire } from '@diatrivi/contract/endpoints'
import type { Role } from '@diatrivi/domain/account/role'
import { DELIVERIES, type Delivery, type NoticeKind } from '@diatrivi/domain/notice/notice'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useUnsavedChanges } from '../../../shared/forms/use-unsaved-changes.ts'
import { useAct } from '../../../shared/ui/use-act.ts'
import { useSaveNoticeSettings } from '../notice.mutations.ts'
import { DELIVERY_WORDS, DeliveryChoice, DeliveryGroup } from './delivery-choice.tsx'
import { groupedKinds } from './notice-groups.ts'

type Settings = Wire<'getNoticeSettings'>['response']

const LANGUAGES = [
  { value: 'el', label: m.shell_language_el },
  { value: 'en', label: m.shell_language_en },
] as const

/** Changes wait for "save", so that "all at once" can be undone by leaving. */
export function NoticeSettingsForm({ saved, role }: { saved: Settings; role: Role }) {
  const act = useAct()
  const save = useSaveNoticeSettings()
  const [language, setLanguage] = useState<Settings['language'] | null>(null)
  const [chosen, setChosen] = useState<Partial<Record<NoticeKind, Delivery>>>({})
  const changed = saved.settings.flatMap(({ kind, delivery }) => {
    const choice = chosen[kind] ?? delivery
    return choice === delivery ? [] : [{ kind, delivery: choice }]
  })
  const hasNewLanguage = language !== null && language !== saved.language
  const isDirty = hasNewLanguage || changed.length > 0
  useUnsavedChanges(isDirty)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { ...(hasNewLanguage && { language }), ...(changed.length > 0 && { settings: changed }) }
    const isDone = await act(() => save.mutateAsync(body), { done: m.notice_settings_saved() })
    if (!isDone) return
    setLanguage(null)
    setChosen({})
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 5 }}
    >
      <TextField
        select
        label={m.notice_language()}
        value={language ?? saved.language}
        onChange={({ target }) => setLanguage(target.value as Settings['language'])}
        helperText={m.notice_language_help()}
        slotProps={{ select: { native: true } }}
        sx={{ maxWidth: 420 }}
      >
        {LANGUAGES.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label()}
          </option>
        ))}
      </TextField>
      {saved.settings.length > 0 && (
        <>
          <Box>
            <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
              {m.notice_delivery()}
            </Typography>
            <Shortcuts
              onChoose={(delivery) =>
                setChosen(Object.fromEntries(saved.settings.map(({ kind }) => [kind, delivery])))
              }
            />
          </Box>
          {groupedKinds(saved.settings.map(({ kind }) => kind)).map(({ name, kinds }) => (
            <DeliveryGroup key={name()} title={name()}>
              {kinds.map((kind) => (
                <DeliveryChoice
                  key={kind}
                  kind={kind}
                  role={role}
                  delivery={
                    chosen[kind] ?? saved.settings.find((one) => one.kind === kind)?.delivery ?? 'at_once'
                  }
                  onChange={(delivery) => setChosen({ ...chosen, [kind]: delivery })}
                />
              ))}
            </DeliveryGroup>
          ))}
        </>
      )}
      <Button type="submit" disabled={!isDirty} loading={save.isPending} sx={{ justifySelf: 'start' }}>
        {m.notice_settings_save()}
      </Button>
    </Box>
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
          {DELIVERY_WORDS[delivery]()}
        </Button>
      ))}
    </Box>
  )
}
