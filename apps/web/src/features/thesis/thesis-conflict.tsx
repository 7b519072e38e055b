import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { m } from '../../paraglide/messages.js'

interface ThesisConflictProps {
  onReload: () => void
  onOverwrite: () => void
}

/** Somebody else saved the same thesis meanwhile: nothing is lost, and the person decides. */
export function ThesisConflict({ onReload, onOverwrite }: ThesisConflictProps) {
  return (
    <Alert
      severity="warning"
      action={
        <>
          <Button size="small" color="inherit" variant="outlined" onClick={onReload}>
            {m.thesis_conflict_reload()}
          </Button>
          <Button size="small" color="inherit" variant="text" onClick={onOverwrite}>
            {m.thesis_conflict_overwrite()}
          </Button>
        </>
      }
    >
      {m.thesis_conflict()}
    </Alert>
  )
}
