import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import type { Committee } from '../../../../entities/process/process.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { useProposeOwn } from '../committee.mutations.ts'
import { CandidateList } from './candidate-list.tsx'
import { capacityOf } from './capacity-of.ts'
import { ChosenPeople } from './chosen-people.tsx'

interface OwnProposalDialogProps {
  thesisId: number
  committee: Committee
  onClose: () => void
}

/** The student chooses whom the supervisor is to confirm. */
export function OwnProposalDialog({ thesisId, committee, onClose }: OwnProposalDialogProps) {
  const id = useId()
  const propose = useProposeOwn(thesisId)
  const [chosen, setChosen] = useState<{ key: string; name: string }[]>([])
  const { vacant } = committee
  const most = capacityOf(committee)
  const send = () => {
    const seats = chosen.map(({ key: username }, index) => ({
      role: index < vacant ? ('member' as const) : ('substitute' as const),
      username,
    }))
    onceDone(propose.mutateAsync(seats), onClose)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{m.committee_own_propose_title()}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 4 }}>
          {m.committee_own_propose_text({ members: vacant, substitutes: most - vacant })}
        </DialogContentText>
        <ChosenPeople
          chosen={chosen}
          members={vacant}
          error={propose.error}
          onDrop={(key) => setChosen(chosen.filter((one) => one.key !== key))}
        />
        <CandidateList
          thesisId={thesisId}
          isStudents
          action={({ username: key }, name) => {
            const isChosen = chosen.some((one) => one.key === key)
            return (
              <Button
                size="small"
                aria-label={
                  isChosen ? m.committee_is_chosen_named({ name }) : m.committee_choose_named({ name })
                }
                disabled={isChosen || chosen.length >= most}
                onClick={() => setChosen([...chosen, { key, name }])}
              >
                {isChosen ? m.committee_is_chosen() : m.committee_choose()}
              </Button>
            )
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="neutral" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button variant="contained" disabled={chosen.length === 0} loading={propose.isPending} onClick={send}>
          {m.committee_own_send()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
