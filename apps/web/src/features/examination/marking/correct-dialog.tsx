import { isApiError } from '@diatrivi/client/api-error'
import { DECISION_REFERENCE_MAX, REASON_MAX } from '@diatrivi/contract/limits'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId, useState } from 'react'
import { nameOf } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { useErrorToast } from '../../../shared/ui/use-error-toast.ts'
import { type Troubles, troublesOf } from './mark-troubles.ts'
import { saidMark } from './mark-words.ts'
import { useCorrectMark } from './marking.mutations.ts'
import type { Result } from './marking.queries.ts'
import { PartFields } from './part-fields.tsx'
import { ownMarkOf, type TypedMarks, toBodyParts, typedOf } from './typed-marks.ts'

interface CorrectDialogProps {
  result: Result
  correctable: NonNullable<Result['correctable']>
  onClose: () => void
}

/** The secretary writes down what a decision has made of the marks of one member. */
export function CorrectDialog({ result, correctable, onClose }: CorrectDialogProps) {
  const id = useId()
  const { step, sheets } = correctable
  const [seatID, setSeatID] = useState(sheets[0]?.seatID)
  const sheet = { step, parts: sheets.find((one) => one.seatID === seatID)?.parts ?? [] }
  const [typed, setTyped] = useState<TypedMarks>(() => typedOf(sheet))
  const [decision, setDecision] = useState('')
  const [reason, setReason] = useState('')
  const [troubles, setTroubles] = useState<Troubles>({})
  const errorToast = useErrorToast()
  const correct = useCorrectMark(result.examinationID, (error) => {
    const fields = isApiError(error) ? error.fields : {}
    const isShown = (place: string) => place in typed || ['decision', 'reason', 'seatID'].includes(place)
    if (Object.keys(fields).some(isShown)) setTroubles(fields)
    else errorToast(error)
  })
  const own = ownMarkOf(sheet, typed)

  const choose = (chosen: number) => {
    setSeatID(chosen)
    setTyped(typedOf({ step, parts: sheets.find((one) => one.seatID === chosen)?.parts ?? [] }))
    setTroubles({})
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...troublesOf(sheet, typed, true),
      ...(decision.trim() === '' && { decision: m.ui_required() }),
      ...(reason.trim() === '' && { reason: m.ui_required() }),
    }
    setTroubles(found)
    if (Object.keys(found).length > 0 || seatID === undefined) return
    const body = {
      seatID,
      parts: toBodyParts(sheet, typed),
      decision: decision.trim(),
      reason: reason.trim(),
    }
    if (await correct.mutateAsync(body)) onClose()
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{m.marking_correct()}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 5 }}>{m.marking_correct_text()}</DialogContentText>
          <Box sx={FIELDS}>
            <TextField
              select
              label={m.marking_correct_member()}
              value={seatID ?? ''}
              onChange={(event) => choose(Number(event.target.value))}
              error={troubles.seatID !== undefined}
              helperText={troubles.seatID}
              fullWidth
            >
              {result.members.map(({ seatID: value, ...member }) => (
                <MenuItem key={value} value={value} sx={{ whiteSpace: 'normal' }}>
                  {nameOf(member)}
                </MenuItem>
              ))}
            </TextField>
            {sheet.parts.map(({ key, label, criteria }, index) => (
              <Box key={key}>
                {criteria.length > 0 && <Typography sx={{ mb: 3, fontWeight: 600 }}>{label}</Typography>}
                <PartFields
                  sheet={sheet}
                  index={index}
                  typed={typed}
                  troubles={troubles}
                  onType={(place, text) => {
                    setTyped({ ...typed, [place]: text })
                    setTroubles({})
                  }}
                />
              </Box>
            ))}
            <Typography role="status" sx={{ fontWeight: 650 }}>
              {own === null ? m.marking_correct_own_incomplete() : m.marking_correct_own(saidMark(own))}
            </Typography>
            <TextField
              label={m.marking_correct_decision()}
              value={decision}
              onChange={(event) => setDecision(event.target.value)}
              error={troubles.decision !== undefined}
              helperText={troubles.decision ?? m.marking_correct_decision_hint()}
              required
              fullWidth
              slotProps={{ htmlInput: { maxLength: DECISION_REFERENCE_MAX, autoComplete: 'off' } }}
            />
            <TextField
              label={m.marking_correct_reason()}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={troubles.reason !== undefined}
              helperText={troubles.reason}
              required
              multiline
              minRows={2}
              fullWidth
              slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
            />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="neutral" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="contained" loading={correct.isPending}>
            {m.marking_correct_verb()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const FIELDS = { display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' } as const
