import { PIN_LENGTH } from '@diatrivi/domain/examination/committee/signed-link'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { errorMessage } from '../../../shared/api/error-message.ts'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormCodeField, withoutBlanks } from '../../../shared/forms/form-code-field.tsx'
import { FormShell } from '../../../shared/forms/form-shell.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { FINGERTIP } from '../../../shared/ui/sx.ts'
import type { LinkedSheet } from './marking.mapper.ts'
import { useProveByPin, useSendMarkCode } from './marking.mutations.ts'

interface PinStepProps {
  /** The code of the link. */
  code: string
  /** The mailed code before holds no longer. */
  isSpent: boolean
  onProven: (pin: string, shown: LinkedSheet) => void
}

const isPin = (value: unknown) =>
  (/^\d+$/.test(withoutBlanks(String(value))) && withoutBlanks(String(value)).length === PIN_LENGTH) ||
  m.marking_link_pin_form({ length: PIN_LENGTH })

/** Asks for the code that is mailed beside the link, and tries it. */
export function PinStep({ code, isSpent, onProven }: PinStepProps) {
  const send = useSendMarkCode(code)
  const prove = useProveByPin(code)
  const form = useForm({ defaultValues: { pin: '' } })
  return (
    <Section title={m.marking_link_pin_title()}>
      <Box sx={FINGERTIPS}>
        <Typography>{isSpent ? m.marking_link_pin_spent() : m.marking_link_pin_text()}</Typography>
        {send.error && <Alert severity="error">{errorMessage(send.error)}</Alert>}
        <Button
          variant={send.isSuccess ? 'text' : 'contained'}
          loading={send.isPending}
          onClick={() => {
            form.clearErrors()
            prove.reset()
            send.mutate()
          }}
        >
          {send.isSuccess ? m.marking_link_pin_again() : m.marking_link_pin_send()}
        </Button>
        {send.isSuccess && (
          <FormShell
            form={form}
            pending={prove.isPending}
            error={prove.error}
            submitLabel={m.second_factor_continue()}
            onSubmit={({ pin }) => {
              const given = withoutBlanks(pin)
              onceDone(prove.mutateAsync(given), (shown) => onProven(given, shown))
            }}
          >
            <Typography role="status">{m.marking_link_pin_sent()}</Typography>
            <FormCodeField
              name="pin"
              label={m.marking_link_pin()}
              rules={{ pin: isPin }}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          </FormShell>
        )}
      </Box>
    </Section>
  )
}

const FINGERTIPS = {
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  '& .MuiButton-root': { minHeight: FINGERTIP },
} as const
