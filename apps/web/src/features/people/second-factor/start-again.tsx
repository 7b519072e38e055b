import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { m } from '../../../paraglide/messages.js'

/** Why a new factor was not taken, and the way back to its beginning. */
export function StartAgain({ why, onStartAgain }: { why: string; onStartAgain: () => void }) {
  return (
    <Alert severity="warning" sx={{ width: '100%' }}>
      {why}
      <Box>
        <Button variant="text" color="inherit" onClick={onStartAgain} sx={{ ml: -3 }}>
          {m.second_factor_start_again()}
        </Button>
      </Box>
    </Alert>
  )
}
