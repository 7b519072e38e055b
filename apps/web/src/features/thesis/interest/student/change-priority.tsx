import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { useChangePriority } from '../interest.mutations.ts'
import { PriorityField, parsePriority } from './priority-field.tsx'

interface ChangePriorityProps {
  thesis: Thesis
  priority: number
  onDone: () => void
}

export function ChangePriority({ thesis, priority, onDone }: ChangePriorityProps) {
  const change = useChangePriority()
  const [typed, setTyped] = useState(String(priority))
  const [isWrong, setWrong] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = parsePriority(typed)
    setWrong(wanted === null)
    if (wanted === null) return
    if (wanted === priority) return onDone()
    onceDone(change.mutateAsync({ thesisId: thesis.id, priority: wanted }), onDone)
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      <PriorityField value={typed} onChange={setTyped} isWrong={isWrong} error={change.error} autoFocus />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" loading={change.isPending}>
          {m.interest_priority_save()}
        </Button>
        <Button variant="text" color="neutral" onClick={onDone}>
          {m.ui_cancel()}
        </Button>
      </Box>
    </Box>
  )
}
