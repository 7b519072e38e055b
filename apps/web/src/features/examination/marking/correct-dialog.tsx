import { DECISION_REFERENCE_MAX, REASON_MAX } from '@diatrivi/contract/limits'
import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { fullName } from '../../../entities/person/person.ts'
import type { Result } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormSelect, FormTextField } from '../../../shared/forms/form-fields.tsx'
import { saidMark } from './mark-words.ts'
import { CORRECTION_FIELD_OF_WIRE, type MarkedParts } from './marking.mapper.ts'
import { useCorrectMark } from './marking.mutations.ts'
import { PartFields } from './part-fields.tsx'
import { ownMarkOf, type TypedMarks, toBodyParts, typedOf } from './typed-marks.ts'

interface CorrectDialogProps {
  result: Result
  correctable: NonNullable<Result['correctable']>
  onClose: () => void
}

interface CorrectFormValues {
  seatId: string
  parts: TypedMarks
  decision: string
  reason: string
}

/** The secretary writes down what a decision has made of the marks of one member. */
export function CorrectDialog({ result, correctable, onClose }: CorrectDialogProps) {
  const { step, sheets } = correctable
  const sheetOf = (seatId: string): MarkedParts => ({
    step,
    parts: sheets.find((one) => String(one.seatId) === seatId)?.parts ?? [],
  })
  const first = String(sheets[0]?.seatId ?? '')
  const correct = useCorrectMark(result.examinationId)
  const form = useForm<CorrectFormValues>({
    defaultValues: { seatId: first, parts: typedOf(sheetOf(first)), decision: '', reason: '' },
  })
  const [seatId, parts] = form.watch(['seatId', 'parts'])
  const sheet = sheetOf(seatId)
  const own = ownMarkOf(sheet, parts)
  const choose = (chosen: string) => {
    form.clearErrors()
    form.setValue('parts', typedOf(sheetOf(chosen)))
  }
  const send = (values: CorrectFormValues) =>
    correct.mutateAsync({
      seatId: Number(values.seatId),
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
      fieldOfWire={CORRECTION_FIELD_OF_WIRE}
      submitLabel={m.marking_correct_verb()}
      onClose={onClose}
      onSubmit={(values) => onceDone(send(values), onClose)}
    >
      <DialogContentText>{m.marking_correct_text()}</DialogContentText>
      <FormSelect
        name="seatId"
        label={m.marking_correct_member()}
        options={result.members.map(({ seatId: value, ...member }) => ({
          value: String(value),
          label: fullName(member),
        }))}
        onChosen={choose}
      />
      {sheet.parts.map(({ key, label, criteria }, index) => (
        <Box key={`${seatId} ${key}`}>
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
        label={m.field_reason()}
        required
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
      />
    </FormDialog>
  )
}
