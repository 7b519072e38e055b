import {
  CORRECTIONS_MAX,
  endError,
  PRESENCES,
  type Presence,
} from '@diatrivi/domain/examination/examination/examination'
import { PRESENCE_WORDS } from '@diatrivi/domain/examination/examination/examination-words'
import { examiningSeats } from '@diatrivi/domain/examination/examination/presence'
import { athensMinute, type IsoDate } from '@diatrivi/domain/shared/dates'
import DialogContentText from '@mui/material/DialogContentText'
import { useForm } from 'react-hook-form'
import { fullName } from '../../../entities/person/person.ts'
import type { CurrentExamination, Seat } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { now, today } from '../../../shared/format/clock.ts'
import { said } from '../../../shared/format/said.ts'
import { readTime } from '../../../shared/format/typed-time.ts'
import { toClockText } from '../../../shared/format/wire-day.ts'
import { FormCheckbox } from '../../../shared/forms/form-checkbox.tsx'
import { FormDateField } from '../../../shared/forms/form-date-field.tsx'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormSelect, FormTextField } from '../../../shared/forms/form-fields.tsx'
import { FormTimeField } from '../../../shared/forms/form-time-field.tsx'
import { useHold } from './examination.mutations.ts'

interface HoldDialogProps {
  current: CurrentExamination
  quorum: number
  seats: readonly Seat[]
  onClose: () => void
}

interface HoldFormValues {
  presence: { seatId: number; presence: Presence }[]
  /** Empty where it is left to the pen; left out where nothing was presented. */
  endsAt: string
  asksCorrections: boolean
  corrections: { text: string; dueOn: IsoDate | null }
}

/** Who was there, and what the student is asked to correct. */
export function HoldDialog({ current, quorum, seats, onClose }: HoldDialogProps) {
  const hold = useHold()
  const examining = examiningSeats(seats)
  const form = useForm<HoldFormValues>({
    defaultValues: {
      presence: examining.map(({ id }) => ({ seatId: id, presence: 'present' })),
      endsAt: '',
      asksCorrections: false,
      corrections: { text: '', dueOn: null },
    },
  })
  const asksCorrections = form.watch('asksCorrections')
  const save = ({ presence, endsAt, corrections: { text, dueOn } }: HoldFormValues) => {
    const corrections = asksCorrections && dueOn !== null ? { text: text.trim(), dueOn } : null
    return hold.mutateAsync({ its: current, body: { presence, endsAt: readTime(endsAt), corrections } })
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
      {examining.map(({ id, person }, place) => (
        <FormSelect
          key={id}
          name={`presence.${place}.presence`}
          label={m.examination_presence_of({ name: fullName(person) })}
          options={PRESENCES.map((value) => ({ value, label: said(PRESENCE_WORDS[value]) }))}
        />
      ))}
      <FormTimeField
        name="endsAt"
        label={m.examination_field_ends()}
        helperText={m.examination_ends_help()}
        rules={{ moment: (value) => wrongEnd(current, String(value)) ?? true }}
      />
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

/** Null while nothing is wrong. */
function wrongEnd({ startsAt }: CurrentExamination, typed: string): string | null {
  const time = readTime(typed)
  if (time === null) return null
  const [day = '', hour = ''] = toClockText(startsAt).split(' ')
  const began = athensMinute(day as IsoDate, hour)
  const endedAt = athensMinute(day as IsoDate, time)
  if (endedAt === null) return m.examination_time_skipped()
  const error = began && endError({ startsAt: began, endedAt }, now())
  if (error === 'ended_before_start') return m.examination_ends_before_start()
  return error === 'time_ahead' ? m.examination_ends_ahead() : null
}
