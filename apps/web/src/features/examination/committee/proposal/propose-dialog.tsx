import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { fullName } from '../../../../entities/person/person.ts'
import { isLinked, LinkedChoice } from '../../../../entities/process/linked-choice.tsx'
import type { Committee, TopicGroup } from '../../../../entities/process/process.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { type Asked, usePropose } from '../committee.mutations.ts'
import { CandidateList } from './candidate-list.tsx'
import { capacityOf } from './capacity-of.ts'
import { ChosenPeople } from './chosen-people.tsx'
import { OutsiderFold } from './outsider-fold.tsx'
import { SuggestedMembers } from './suggested-members.tsx'

interface Chosen {
  /** The username, or the address of a person without one. */
  key: string
  name: string
  person: Asked
}

interface ProposeDialogProps {
  thesisId: number
  committee: Committee
  group: TopicGroup | null
  /** Who was chosen before the dialog was opened. */
  first: { username: string; name: string } | null
  onClose: () => void
}

/** Chooses members, and substitutes where the rules want some: the first who are chosen become members. */
export function ProposeDialog({ thesisId, committee, group, first, onClose }: ProposeDialogProps) {
  const id = useId()
  const propose = usePropose(thesisId)
  const [chosen, setChosen] = useState<Chosen[]>(first === null ? [] : [chosenOf(first.username, first.name)])
  const [linked, setLinked] = useState(isLinked(group))
  const most = capacityOf(committee)
  const choose = (one: Chosen) => setChosen([...chosen.filter(({ key }) => key !== one.key), one])
  const choosing = (username: string, name: string) => {
    const isChosen = chosen.some(({ key }) => key === username)
    return (
      <Button
        size="small"
        aria-label={isChosen ? m.committee_is_chosen_named({ name }) : m.committee_choose_named({ name })}
        disabled={isChosen || chosen.length >= most}
        onClick={() => choose(chosenOf(username, name))}
      >
        {isChosen ? m.committee_is_chosen() : m.committee_choose()}
      </Button>
    )
  }
  const send = () => {
    const seats = chosen.map(({ person }, index) => ({
      role: index < committee.vacant ? ('member' as const) : ('substitute' as const),
      ...person,
    }))
    onceDone(propose.mutateAsync({ seats, linked }), onClose)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{m.committee_propose_title()}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 4 }}>
          {m.committee_propose_text({ members: committee.vacant, substitutes: most - committee.vacant })}
        </DialogContentText>
        <ChosenPeople
          chosen={chosen}
          members={committee.vacant}
          error={propose.error}
          onDrop={(key) => setChosen(chosen.filter((one) => one.key !== key))}
        />
        <Box sx={{ mb: 5 }}>
          <SuggestedMembers thesisId={thesisId} action={({ username }, name) => choosing(username, name)} />
        </Box>
        <CandidateList thesisId={thesisId} action={({ username }, name) => choosing(username, name)} />
        {chosen.length < most && (
          <OutsiderFold
            thesisId={thesisId}
            label={m.committee_choose()}
            onChosen={(outside) =>
              choose({
                key: outside.email.toLowerCase(),
                name: fullName(outside),
                person: { outside },
              })
            }
          />
        )}
        <LinkedChoice group={group} isChosen={linked} onChange={setLinked} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="neutral" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button variant="contained" disabled={chosen.length === 0} loading={propose.isPending} onClick={send}>
          {m.committee_send()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const chosenOf = (username: string, name: string): Chosen => ({ key: username, name, person: { username } })
