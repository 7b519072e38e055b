import { isApiError } from '@diatrivi/client/api-error'
import { PIN_LENGTH } from '@diatrivi/domain/examination/committee/signed-link'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { errorMessage } from '../../../shared/api/error-message.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { FINGERTIP } from '../../../shared/ui/sx.ts'
import { isWrongPin, useProveByPin, useSendMarkCode } from './marking.mutations.ts'
import type { LinkedSheet } from './marking.queries.ts'

interface PinStepProps {
  /** Of the link. */
  code: string
  /** The mailed code before holds no longer. */
  isSpent: boolean
  onProven: (pin: string, shown: LinkedSheet) => void
}

/** Asks for the code that is mailed beside the link, and tries it. */
export function PinStep({ code, isSpent, onProven }: PinStepProps) {
  const [pin, setPin] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const send = useSendMarkCode(code)
  const prove = useProveByPin(code)
  const submit = async () => {
    if (!/^\d+$/.test(pin) || pin.length !== PIN_LENGTH) {
      setTrouble(m.marking_link_pin_form({ length: PIN_LENGTH }))
      return
    }
    try {
      onProven(pin, await prove.mutateAsync(pin))
    } catch (error) {
      setTrouble(isApiError(error) ? (error.fields.pin ?? null) : null)
    }
  }
  const refused = send.error ?? (isWrongPin(prove.error) ? null : prove.error)
  return (
    <Section title={m.marking_link_pin_title()}>
      <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        <Typography>{isSpent ? m.marking_link_pin_spent() : m.marking_link_pin_text()}</Typography>
        {refused && <Alert severity="error">{errorMessage(refused)}</Alert>}
        <Button
          variant={send.isSuccess ? 'text' : 'contained'}
          loading={send.isPending}
          onClick={() => {
            setTrouble(null)
            prove.reset()
            send.mutate()
          }}
          sx={{ minHeight: FINGERTIP }}
        >
          {send.isSuccess ? m.marking_link_pin_again() : m.marking_link_pin_send()}
        </Button>
        {send.isSuccess && (
          <Box
            component="form"
            noValidate
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              void submit()
            }}
            sx={{ display: 'grid', gap: 3, maxWidth: 320 }}
          >
            <Typography role="status">{m.marking_link_pin_sent()}</Typography>
            <TextField
              label={m.marking_link_pin()}
              value={pin}
              onChange={(event) => {
                setPin(event.target.value.replace(/\s/g, ''))
                setTrouble(null)
              }}
              error={trouble !== null}
              helperText={trouble}
              slotProps={{
                htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: PIN_LENGTH },
              }}
            />
            <Button type="submit" variant="contained" loading={prove.isPending} sx={{ minHeight: FINGERTIP }}>
              {m.marking_link_pin_verb()}
            </Button>
          </Box>
        )}
      </Box>
    </Section>
  )
}
