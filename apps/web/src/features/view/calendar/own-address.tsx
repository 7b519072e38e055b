import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { formatClock } from '../../../shared/format/dates.ts'
import { useConfirm } from '../../../shared/ui/confirm-provider.tsx'
import { useAction } from '../../../shared/ui/use-action.ts'
import type { OwnCalendar } from './calendar.mapper.ts'
import { useCreateFeed, useEditFeed, useRevokeFeed } from './calendar.mutations.ts'

interface OwnAddressProps {
  /** Null where the reader has no address. */
  calendar: OwnCalendar | null
  /** Whether there are steps to be chosen. */
  offersSteps: boolean
  /** Whether the address itself is on the screen. */
  isShown: boolean
  /** The new address; null once it ended. */
  onAddress: (url: string | null) => void
}

/** Makes an address, says what is known of it, chooses what it holds, and ends it. */
export function OwnAddress({ calendar, offersSteps, isShown, onAddress }: OwnAddressProps) {
  const act = useAction()
  const confirm = useConfirm()
  const create = useCreateFeed()
  const edit = useEditFeed()
  const revoke = useRevokeFeed()
  const [wantsSteps, setWantsSteps] = useState(true)
  const hasSteps = calendar?.hasSteps ?? wantsSteps
  const isPending = create.isPending || edit.isPending || revoke.isPending
  const ask = (text: string, confirmLabel: string) =>
    confirm({ text, confirmLabel, cancelLabel: m.ui_cancel(), isDestructive: true })
  const make = () => act(async () => onAddress(await create.mutateAsync(hasSteps)))
  const askAndMake = async () => {
    if (await ask(m.calendar_renew_text(), m.calendar_renew())) await make()
  }
  const askAndRevoke = async () => {
    if (!(await ask(m.calendar_revoke_text(), m.calendar_revoke()))) return
    if (await act(() => revoke.mutateAsync(), { done: m.calendar_revoked() })) onAddress(null)
  }
  const choose = (isOn: boolean) =>
    calendar === null ? setWantsSteps(isOn) : void act(() => edit.mutateAsync(isOn), { done: m.ui_saved() })

  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {calendar && (
        <Box>
          <Typography>{m.calendar_made({ when: formatClock(calendar.madeAt) })}</Typography>
          <Typography>
            {calendar.readAt === null
              ? m.calendar_never_read()
              : m.calendar_read({ when: formatClock(calendar.readAt) })}
          </Typography>
          {!isShown && <Typography sx={{ color: 'text.secondary', mt: 2 }}>{m.calendar_lost()}</Typography>}
        </Box>
      )}
      {offersSteps && (
        <FormControlLabel
          label={m.calendar_steps()}
          control={
            <Checkbox checked={hasSteps} disabled={isPending} onChange={(_event, isOn) => choose(isOn)} />
          }
        />
      )}
      {calendar === null ? (
        <Button variant="contained" disabled={isPending} onClick={() => void make()}>
          {m.calendar_create()}
        </Button>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button variant="outlined" disabled={isPending} onClick={() => void askAndMake()}>
            {m.calendar_renew()}
          </Button>
          <Button color="error" disabled={isPending} onClick={() => void askAndRevoke()}>
            {m.calendar_revoke()}
          </Button>
        </Box>
      )}
    </Box>
  )
}
