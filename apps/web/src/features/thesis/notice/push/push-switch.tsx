import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { useTurnPush } from '../notice.mutations.ts'
import { noticeQueries } from '../notice.queries.ts'
import type { PushState } from '../push-browser.ts'

const HELP: Record<PushState, () => string> = {
  on: m.notice_push_on,
  off: m.notice_push_help,
  refused: m.notice_push_refused,
  to_install: m.notice_push_to_install,
  unsupported: m.notice_push_unsupported,
  failed: m.notice_push_failed,
}

/** Whether notices come to this browser also while the application is closed. It is asked for by pressing alone. */
export function PushSwitch() {
  const id = useId()
  const { data: state } = useQuery(noticeQueries.push())
  const turn = useTurnPush()
  const canTurn = state === 'on' || state === 'off' || state === 'failed'
  return (
    <FormControl sx={{ mb: 6, display: 'flex' }}>
      <FormControlLabel
        label={m.notice_push()}
        control={
          <Switch
            checked={turn.isPending ? turn.variables : state === 'on'}
            disabled={!canTurn || turn.isPending}
            onChange={(_event, isOn) => turn.mutate(isOn)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id} role="status" sx={{ mt: 0 }}>
        {HELP[state ?? 'off']()}
      </FormHelperText>
    </FormControl>
  )
}
