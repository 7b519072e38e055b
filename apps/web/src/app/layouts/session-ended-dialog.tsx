import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SignInForm } from '../../features/people/account/sign-in-form.tsx'
import { m } from '../../paraglide/messages.js'
import { type SessionFacts, session } from '../../shared/api/session.ts'
import { landingPathOf, paths } from '../../shared/paths.ts'
import { useToast } from '../../shared/ui/toast-provider.tsx'

/** Lies over the page, so that what was typed below is kept. */
export function SessionEndedDialog() {
  const id = useId()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const queryClient = useQueryClient()
  const toast = useToast()
  const before = useRef(session.get().facts)

  const goOn = (facts: SessionFacts) => {
    if (!facts.isActive) return navigate(paths.confirmEmail(facts.email))
    if (facts.mustSetUpSecondFactor) return navigate(paths.setUpSecondFactor(pathname + search + hash))
    const isSamePerson = before.current?.email === facts.email && before.current.role === facts.role
    if (isSamePerson) {
      toast({ severity: 'info', message: m.shell_signed_in_again() })
      return queryClient.invalidateQueries()
    }
    // The page on the screen belongs to another person.
    queryClient.getQueryCache().clear()
    return navigate(landingPathOf(facts.role))
  }
  return (
    <Dialog open aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{m.shell_session_ended_title()}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 5 }}>
          {m.shell_session_ended_text()}
        </DialogContentText>
        <SignInForm username={before.current?.email ?? ''} onSignedIn={goOn} />
        <Button
          variant="text"
          color="neutral"
          onClick={() => session.leave(paths.home())}
          fullWidth
          sx={{ mt: 3 }}
        >
          {m.shell_session_other_page()}
        </Button>
      </DialogContent>
    </Dialog>
  )
}
