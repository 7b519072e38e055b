import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'

/** Where the address is put in the calendar programs that most people have. */
export function HowToSubscribe() {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
        {m.calendar_how()}
      </Typography>
      <Box component="ul" sx={{ m: 0, mb: 3, pl: 5, display: 'grid', gap: 2 }}>
        {[m.calendar_google(), m.calendar_outlook(), m.calendar_apple()].map((text) => (
          <Typography key={text} component="li">
            {text}
          </Typography>
        ))}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{m.calendar_delay()}</Typography>
    </Box>
  )
}
