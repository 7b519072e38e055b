import type { CommitteeSeat } from '@diatrivi/contract/view/process/process.schemas'
import {
  CORRECTIONS_MAX,
  PRESENCES,
  type Presence,
} from '@diatrivi/domain/examination/examination/examination'
import { examiningSeats } from '@diatrivi/domain/examination/examination/presence'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { nameOf } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import { DateField } from '../../../shared/ui/date-field.tsx'
import { useHold } from './examination.mutations.ts'
import type { Current } from './examination.queries.ts'

const WORDS: Record<Presence, () => string> = {
  present: m.examination_presence_present,
  remote: m.examination_presence_remote,
  absent: m.examination_presence_absent,
}

interface HoldDialogProps {
  current: Current
  quorum: number
  seats: readonly CommitteeSeat[]
  onClose: () => void
}

/** Who was there, and what the student is asked to correct. */
export function HoldDialog({ current, quorum, seats, onClose }: HoldDialogProps) {
  const id = useId()
  const hold = useHold()
  const examining = examiningSeats(seats.map((seat) => ({ ...seat, id: seat.seatID })))
  const [presences, setPresence] = useState<Readonly<Record<number, Presence>>>({})
  const [asks, setAsks] = useState(false)
  const [text, setText] = useState('')
  const [dueOn, setDueOn] = useState<IsoDate | null>(null)
  const [isTried, setTried] = useState(false)
  const isMissing = asks && (text.trim() === '' || dueOn === null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isMissing) return
    const presence = examining.map(({ seatID }) => ({ seatID, presence: presences[seatID] ?? 'present' }))
    const corrections = asks && dueOn !== null ? { text: text.trim(), dueOn } : null
    if (await hold.mutateAsync({ its: current, body: { presence, corrections } })) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{m.examination_hold()}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 4 }}>{m.examination_hold_text({ quorum })}</DialogContentText>
          <Box sx={{ display: 'grid', gap: 4 }}>
            {examining.map(({ seatID, person }) => (
              <TextField
                key={seatID}
                select
                fullWidth
                label={m.examination_presence_of({
                  name: nameOf(person),
                })}
                value={presences[seatID] ?? 'present'}
                onChange={(event) => setPresence({ ...presences, [seatID]: event.target.value as Presence })}
              >
                {PRESENCES.map((one) => (
                  <MenuItem key={one} value={one}>
                    {WORDS[one]()}
                  </MenuItem>
                ))}
              </TextField>
            ))}
            <FormControlLabel
              control={<Checkbox checked={asks} onChange={(event) => setAsks(event.target.checked)} />}
              label={m.examination_ask_corrections()}
            />
            {asks && (
              <>
                <TextField
                  label={m.examination_field_corrections()}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                  error={isTried && text.trim() === ''}
                  helperText={isTried && text.trim() === '' ? m.ui_required() : ' '}
                  required
                  multiline
                  minRows={3}
                  fullWidth
                  slotProps={{ htmlInput: { maxLength: CORRECTIONS_MAX } }}
                />
                <DateField
                  label={m.examination_field_due()}
                  value={dueOn}
                  onChange={setDueOn}
                  min={today()}
                  required
                  isAppointment
                  error={isTried && dueOn === null}
                  helperText={isTried && dueOn === null ? m.ui_required() : undefined}
                />
              </>
            )}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="neutral" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="contained" loading={hold.isPending}>
            {m.examination_hold_verb()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
