import { DECISION_REFERENCE_MAX, REASON_MAX } from '@diatrivi/contract/limits'
import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { nameOf } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormSelect, FormTextField } from '../../../shared/forms/form-fields.tsx'
import { saidMark } from './mark-words.ts'
import { useCorrectMark } from './marking.mutations.ts'
import type { MarkedParts, Result } from './marking.queries.ts'
import { PartFields } from './part-fields.tsx'
import { ownMarkOf, type TypedMarks, toBodyParts, typedOf } from './typed-marks.ts'

interface CorrectDialogProps {
  result: Result
  correctable: NonNullable<Result['correctable']>
  onClose: () => void
}

interface CorrectFormValues {
  seatID: string
  parts: TypedMarks
  decision: string
  reason: string
}

/** The secretary writes down what a decision has made of the marks of one member. */
export function CorrectDialog({ result, correctable, onClose }: CorrectDialogProps) {
  const { step, sheets } = correctable
  const sheetOf = (seatID: string): MarkedParts => ({
    step,
    parts: sheets.find((one) => String(one.seatID) === seatID)?.parts ?? [],
  })
  const first = String(sheets[0]?.seatID ?? '')
  const correct = useCorrectMark(result.examinationID)
  const form = useForm<CorrectFormValues>({
    defaultValues: { seatID: first, parts: typedOf(sheetOf(first)), decision: '', reason: '' },
  })
  const [seatID, parts] = form.watch(['seatID', 'parts'])
  const sheet = sheetOf(seatID)
  const own = ownMarkOf(sheet, parts)
  const choose = (chosen: string) => {
    form.clearErrors()
    form.setValue('parts', typedOf(sheetOf(chosen)))
  }
  const send = (values: CorrectFormValues) =>
    correct.mutateAsync({
      seatID: Number(values.seatID),
      parts: toBodyParts(sheet, values.parts),
      decision: values.decision.trim(),
      reason: values.reason.trim(),
    })

  return (
    <FormDialog
      title={m.marking_correct()}
      form={form}
      pending={correct.isPending}
      error={correct.error}
      submitLabel={m.marking_correct_verb()}
      onClose={onClose}
      onSubmit={(values) => onceDone(send(values), onClose)}
    >
      <DialogContentText>{m.marking_correct_text()}</DialogContentText>
      <FormSelect
        name="seatID"
        label={m.marking_correct_member()}
        options={result.members.map(({ seatID: value, ...member }) => ({
          value: String(value),
          label: nameOf(member),
        }))}
        onChosen={choose}
      />
      {sheet.parts.map(({ key, label, criteria }, index) => (
        <Box key={`${seatID} ${key}`}>
          {criteria.length > 0 && <Typography sx={{ mb: 3, fontWeight: 600 }}>{label}</Typography>}
          <PartFields sheet={sheet} index={index} isWhole={() => true} />
        </Box>
      ))}
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {own === null ? m.marking_correct_own_incomplete() : m.marking_correct_own(saidMark(own))}
      </Typography>
      <FormTextField
        name="decision"
        label={m.marking_correct_decision()}
        helperText={m.marking_correct_decision_hint()}
        required
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: DECISION_REFERENCE_MAX } }}
      />
      <FormTextField
        name="reason"
        label={m.marking_correct_reason()}
        required
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
      />
    </FormDialog>
  )
}
