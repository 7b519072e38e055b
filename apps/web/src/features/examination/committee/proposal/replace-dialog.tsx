import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { fullName } from '../../../../entities/person/person.ts'
import type { Seat } from '../../../../entities/process/process.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { useErrorToast } from '../../../../shared/ui/use-error-toast.ts'
import { type Asked, useReplace } from '../committee.mutations.ts'
import { CandidateList } from './candidate-list.tsx'
import { OutsiderFold } from './outsider-fold.tsx'
import { SuggestedMembers } from './suggested-members.tsx'

interface ReplaceDialogProps {
  thesisId: number
  seat: Seat
  onClose: () => void
}

/** Asks another person for a seat that has become free. */
export function ReplaceDialog({ thesisId, seat, onClose }: ReplaceDialogProps) {
  const id = useId()
  const errorToast = useErrorToast()
  const replace = useReplace(errorToast)
  const ask = (person: Asked) => onceDone(replace.mutateAsync({ seatId: seat.id, person }), onClose)
  const isOutside = replace.variables !== undefined && 'outside' in replace.variables.person
  const asking = (username: string, name: string) => (
    <Button
      size="small"
      aria-label={m.committee_ask_named({ name })}
      disabled={replace.isPending}
      onClick={() => ask({ username })}
    >
      {m.committee_ask()}
    </Button>
  )
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {m.committee_replace_title({ name: fullName(seat.person) })}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 5 }}>
          <SuggestedMembers thesisId={thesisId} action={({ username }, name) => asking(username, name)} />
        </Box>
        <CandidateList thesisId={thesisId} action={({ username }, name) => asking(username, name)} />
        <OutsiderFold
          thesisId={thesisId}
          label={m.committee_ask()}
          isPending={replace.isPending}
          error={isOutside ? replace.error : null}
          onChosen={(outside) => replace.mutateAsync({ seatId: seat.id, person: { outside } }).then(onClose)}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="neutral" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
