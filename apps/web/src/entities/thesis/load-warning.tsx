import Typography from '@mui/material/Typography'
import { m } from '../../paraglide/messages.js'

/** Says beforehand that the instructor has as many theses as the rule book wants, and whether one more is refused. */
export function LoadWarning({ load: { max, mode } }: { load: { max: number; mode: 'warn' | 'refuse' } }) {
  return (
    <Typography variant="body2" role="status" sx={{ color: mode === 'warn' ? 'warning.main' : 'error.main' }}>
      {mode === 'warn' ? m.thesis_load_warned({ max }) : m.thesis_load_refused({ max })}
    </Typography>
  )
}
