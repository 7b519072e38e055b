import type { WebhookEvent } from '@diatrivi/domain/work/webhook/webhook-event'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { useField } from '../../../../shared/forms/form-fields.tsx'
import { EVENT_GROUPS, EVENT_WORDS } from './webhook-words.ts'

const oneAtLeast = {
  any: (events: unknown) => (Array.isArray(events) && events.length > 0) || m.webhook_events_missing(),
}

/** What a system learns: each event by itself, because each tells something of people. */
export function EventChoice() {
  const id = useId()
  const { field, problem } = useField({ name: 'events', rules: oneAtLeast })
  const chosen: readonly WebhookEvent[] = field.value
  const toggle = (event: WebhookEvent, isOn: boolean) =>
    field.onChange(isOn ? [...chosen, event] : chosen.filter((one) => one !== event))

  return (
    <FormControl
      component="div"
      role="group"
      aria-labelledby={id}
      aria-describedby={problem && `${id}-problem`}
      aria-invalid={problem !== undefined}
      error={problem !== undefined}
    >
      <FormLabel component="div" id={id} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {m.webhook_events()}
      </FormLabel>
      {EVENT_GROUPS.map(({ title, events }, group) => (
        <Box key={events[0]} sx={{ mt: 3 }}>
          <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
            {title()}
          </Typography>
          {events.map((event, index) => (
            <FormControlLabel
              key={event}
              label={EVENT_WORDS[event]()}
              sx={{ display: 'flex' }}
              control={
                <Checkbox
                  checked={chosen.includes(event)}
                  onChange={(_event, isOn) => toggle(event, isOn)}
                  onBlur={field.onBlur}
                  // The first has the focus when none was chosen.
                  slotProps={{ input: { ref: group === 0 && index === 0 ? field.ref : null } }}
                />
              }
            />
          ))}
        </Box>
      ))}
      {problem && <FormHelperText id={`${id}-problem`}>{problem}</FormHelperText>}
    </FormControl>
  )
}
