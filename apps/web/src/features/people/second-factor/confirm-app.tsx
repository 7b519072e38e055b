import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormAppCodeField } from '../../../shared/forms/form-code-field.tsx'
import { FormShell } from '../../../shared/forms/form-shell.tsx'
import { TOUCH } from '../../../shared/ui/measures.ts'
import { useCopy } from '../../../shared/ui/use-copy.ts'
import { QrCode } from './qr-code.tsx'
import type { SetUpProps } from './second-factor.mapper.ts'
import { useConfirmApp } from './second-factor.mutations.ts'
import { StartAgain } from './start-again.tsx'
import { StepText } from './step-text.tsx'

interface ConfirmAppProps extends Pick<SetUpProps, 'onDone' | 'onCancel'> {
  secret: string
  /** The same with the names of the application and the account, for a camera. */
  uri: string
  onStartAgain: () => void
}

export function ConfirmApp({ secret, uri, onDone, onStartAgain, onCancel }: ConfirmAppProps) {
  const form = useForm({ defaultValues: { code: '' } })
  const confirm = useConfirmApp()
  return (
    <FormShell
      form={form}
      onSubmit={({ code }) =>
        onceDone(confirm.mutateAsync(code), (outcome) =>
          outcome === 'wrong' ? form.setFocus('code', { shouldSelect: true }) : onDone(outcome.recoveryCodes),
        )
      }
      pending={confirm.isPending}
      error={confirm.error}
      submitLabel={m.second_factor_app_activate()}
      pendingLabel={m.second_factor_checking()}
      {...(onCancel && { onCancel })}
    >
      <Box component="ol" sx={{ display: 'grid', gap: 5, m: 0, pl: 5 }}>
        <Part>
          <StepText>{m.second_factor_app_install()}</StepText>
        </Part>
        <Part>
          <StepText>{m.second_factor_app_scan()}</StepText>
          <QrCode text={uri} label={m.second_factor_qr()} />
          <Button
            href={uri}
            // On the telephone itself there is nothing to scan with.
            sx={{ display: 'none', [TOUCH]: { display: 'inline-flex' } }}
          >
            {m.second_factor_open_app()}
          </Button>
          <StepText>{m.second_factor_app_scan_or_type()}</StepText>
          <Secret secret={secret} />
        </Part>
        <Part>
          <StepText>{m.second_factor_app_type_code()}</StepText>
          {confirm.data === 'wrong' && (
            <StartAgain why={m.second_factor_app_code_wrong()} onStartAgain={onStartAgain} />
          )}
          <FormAppCodeField name="code" />
        </Part>
      </Box>
    </FormShell>
  )
}

function Part({ children }: { children: ReactNode }) {
  return (
    <Box component="li" sx={{ '&::marker': { fontWeight: 600 } }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: 3 }}>
        {children}
      </Box>
    </Box>
  )
}

/** In groups of four, so that it can be typed. */
function Secret({ secret }: { secret: string }) {
  const copy = useCopy()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Box
        component="code"
        sx={{ fontSize: '1.0625rem', letterSpacing: '0.06em', overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </Box>
      <Button size="small" onClick={() => void copy(secret, m.second_factor_key_copied())}>
        {m.second_factor_secret_copy()}
      </Button>
    </Box>
  )
}
