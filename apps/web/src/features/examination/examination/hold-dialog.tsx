import type { CommitteeSeat } from '@diatrivi/contract/view/process/process.schemas'
import {
  CORRECTIONS_MAX,
  PRESENCES,
  type Presence,
} from '@diatrivi/domain/examination/examination/examination'
import { examiningSeats } from '@diatrivi/domain/examination/examination/presence'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import DialogContentText from '@mui/material/DialogContentText'
import { useForm } from 'react-hook-form'
import { nameOf } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { today } from '../../../shared/format/clock.ts'
import { FormCheckbox } from '../../../shared/forms/form-checkbox.tsx'
import { FormDateField } from '../../../shared/forms/form-date-field.tsx'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormSelect, FormTextField } from '../../../shared/forms/form-fields.tsx'
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

interface HoldFormValues {
  presence: { seatID: number; presence: Presence }[]
  asksCorrections: boolean
  corrections: { text: string; dueOn: IsoDate | null }
}

/** Who was there, and what the student is asked to correct. */
export function HoldDialog({ current, quorum, seats, onClose }: HoldDialogProps) {
  const hold = useHold()
  const examining = examiningSeats(seats.map((seat) => ({ ...seat, id: seat.seatID })))
  const form = useForm<HoldFormValues>({
    defaultValues: {
      presence: examining.map(({ seatID }) => ({ seatID, presence: 'present' })),
      asksCorrections: false,
      corrections: { text: '', dueOn: null },
    },
  })
  const asksCorrections = form.watch('asksCorrections')
  const save = ({ presence, corrections: { text, dueOn } }: HoldFormValues) => {
    const corrections = asksCorrections && dueOn !== null ? { text: text.trim(), dueOn } : null
    return hold.mutateAsync({ its: current, body: { presence, corrections } })
  }
  return (
    <FormDialog
      title={m.examination_hold()}
      form={form}
      pending={hold.isPending}
      error={hold.error}
      submitLabel={m.examination_hold_verb()}
      onClose={onClose}
      onSubmit={(values) => onceDone(save(values), onClose)}
    >
      <DialogContentText>{m.examination_hold_text({ quorum })}</DialogContentText>
      {examining.map(({ seatID, person }, place) => (
        <FormSelect
          key={seatID}
          name={`presence.${place}.presence`}
          label={m.examination_presence_of({ name: nameOf(person) })}
          options={PRESENCES.map((value) => ({ value, label: WORDS[value]() }))}
        />
      ))}
      <FormCheckbox name="asksCorrections" label={m.examination_ask_corrections()} />
      {asksCorrections && (
        <>
          <FormTextField
            name="corrections.text"
            label={m.examination_field_corrections()}
            required
            multiline
            minRows={3}
            slotProps={{ htmlInput: { maxLength: CORRECTIONS_MAX } }}
          />
          <FormDateField
            name="corrections.dueOn"
            label={m.examination_field_due()}
            min={today()}
            required
            isAppointment
          />
        </>
      )}
    </FormDialog>
  )
}
