import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { type Refusal, refusals } from '../../shared/api/refusals.ts'
import { paths } from '../../shared/paths.ts'

/** A 403 is shown in an alert named UNATHORIZED; where the page itself was refused, closing the alert leaves it. */
export function RefusalDialog({ refusal }: { refusal: Refusal }) {
  const id = useId()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const close = () => {
    refusals.read()
    // The setting that demands one came while the page was open.
    if (refusal.code === 'second_factor_required') {
      return navigate(paths.setUpSecondFactor(pathname + search + hash))
    }
    if (refusal.leavesPage) navigate(paths.accessDenied(), { replace: true })
  }
  return (
    <Dialog
      role="alertdialog"
      open
      onClose={close}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`} lang="en">
        {m.shell_refusal_title()}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{refusal.message || m.shell_refusal_text()}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={close}>
          {m.shell_refusal_close()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
