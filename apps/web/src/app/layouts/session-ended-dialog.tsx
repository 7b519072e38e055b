import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { SignInForm } from '../../features/account/sign-in-form.tsx'
import { m } from '../../paraglide/messages.js'
import { session } from '../../shared/api/session.ts'
import { paths, profilePathOf } from '../paths.ts'

/** Over the page and not instead of it: what was typed below stays where it is. */
export function SessionEndedDialog() {
  const id = useId()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const before = useRef(session.get().facts)

  return (
    <Dialog open aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{m.shell_session_ended_title()}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 5 }}>
          {m.shell_session_ended_text()}
        </DialogContentText>
        <SignInForm
          onSignedIn={async (facts) => {
            if (!facts.isActive) return navigate(paths.confirmEmail(facts.email))
            const isSamePerson = before.current?.email === facts.email && before.current.role === facts.role
            if (isSamePerson) return queryClient.invalidateQueries()
            // What is on the screen belongs to somebody else.
            queryClient.clear()
            return navigate(profilePathOf(facts.role))
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
