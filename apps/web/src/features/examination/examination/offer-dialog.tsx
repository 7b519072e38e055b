import { DATE_OPTIONS_MAX } from '@diatrivi/domain/examination/examination/examination'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { useFieldArray, useForm } from 'react-hook-form'
import type { Examination } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { readTime } from '../../../shared/format/typed-time.ts'
import { toClockText, toDay } from '../../../shared/format/wire-day.ts'
import { FormDateField } from '../../../shared/forms/form-date-field.tsx'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormTimeField } from '../../../shared/forms/form-time-field.tsx'
import { DayWarnings } from './day-warnings.tsx'
import { useOfferDates } from './examination.mutations.ts'

interface OfferFormValues {
  options: { date: IsoDate | null; time: string }[]
}

const NOON = '12:00'

function toOfferForm({ dates, firstDay }: Examination): OfferFormValues {
  return {
    options:
      dates === null
        ? [{ date: toDay(firstDay), time: NOON }]
        : dates.options.map(({ startsAt }) => ({
            date: toDay(startsAt),
            time: toClockText(startsAt).slice(11),
          })),
  }
}

const isWhole = ({ date, time }: OfferFormValues['options'][number]) => date !== null && time !== ''

/** Whether a date stands before this one already, at the same hour. */
function isOffered(options: OfferFormValues['options'], place: number): boolean {
  const own = options[place]
  return options
    .slice(0, place)
    .some(({ date, time }) => date !== null && date === own?.date && readTime(time) === readTime(own.time))
}

/** Dates that the student and the committee are asked about; those of an earlier poll stand there already. */
export function OfferDialog({
  thesisId,
  examination,
  onClose,
}: {
  thesisId: number
  examination: Examination
  onClose: () => void
}) {
  const offer = useOfferDates(thesisId)
  const form = useForm<OfferFormValues>({ defaultValues: toOfferForm(examination) })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'options' })
  const options = form.watch('options')
  const { rules, firstDay } = examination
  const send = () => {
    // A row that is not filled in offers nothing; without it the API's errors name the rows as they stand.
    remove(options.flatMap((option, place) => (isWhole(option) ? [] : [place])))
    const whole = options.flatMap(({ date, time }) =>
      date === null || time === '' ? [] : [{ date, time: readTime(time) ?? time }],
    )
    return offer.mutateAsync({ minutes: rules.minutes, options: whole })
  }
  return (
    <FormDialog
      title={m.examination_offer()}
      form={form}
      pending={offer.isPending}
      error={offer.error}
      submitLabel={m.word_send()}
      button={{ disabled: !options.some(isWhole) }}
      onClose={onClose}
      onSubmit={() => onceDone(send(), onClose)}
    >
      <DialogContentText>{m.examination_offer_text({ max: DATE_OPTIONS_MAX })}</DialogContentText>
      {fields.map(({ id }, place) => (
        <Box key={id} sx={ROW}>
          <FormDateField
            name={`options.${place}.date`}
            label={m.examination_option({ number: place + 1 })}
            min={toDay(firstDay)}
            rules={{ once: () => (isOffered(options, place) ? m.examination_option_twice() : true) }}
            isAppointment
          />
          <FormTimeField
            name={`options.${place}.time`}
            label={m.examination_option_time({ number: place + 1 })}
          />
          <Box sx={{ gridColumn: '1 / -1' }} role="status">
            <DayWarnings examination={examination} day={options[place]?.date ?? null} isOffered />
          </Box>
          {fields.length > 1 && (
            <Button
              size="small"
              sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}
              onClick={() => remove(place)}
            >
              {m.examination_remove_option({ number: place + 1 })}
            </Button>
          )}
        </Box>
      ))}
      {fields.length < DATE_OPTIONS_MAX && (
        <Button
          sx={{ alignSelf: 'start' }}
          onClick={() => append({ date: null, time: options.at(-1)?.time ?? NOON })}
        >
          {m.examination_add_option()}
        </Button>
      )}
    </FormDialog>
  )
}

const ROW = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 140px', gap: 3 } as const
