import { DATE_OPTIONS_MAX } from '@diatrivi/domain/examination/examination/examination'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { toClockText, toDay } from '../../../shared/format/wire-day.ts'
import { DateField } from '../../../shared/ui/date-field.tsx'
import { useOfferDates } from './examination.mutations.ts'
import type { Examination } from './examination.queries.ts'

interface Option {
  key: number
  date: IsoDate | null
  time: string
}

const NOON = '12:00'

/** Dates that the student and the committee are asked about; those of an earlier poll stand there already. */
export function OfferDialog({
  thesisId,
  examination: { rules, dates, firstDay },
  onClose,
}: {
  thesisId: number
  examination: Examination
  onClose: () => void
}) {
  const id = useId()
  const offer = useOfferDates(thesisId)
  const [options, setOptions] = useState<Option[]>(() =>
    dates === null
      ? [{ key: 0, date: toDay(firstDay), time: NOON }]
      : dates.options.map(({ startsAt }, key) => ({
          key,
          date: toDay(startsAt),
          time: toClockText(startsAt).slice(11),
        })),
  )
  const change = (key: number, values: Partial<Option>) =>
    setOptions(options.map((one) => (one.key === key ? { ...one, ...values } : one)))
  const whole = options.flatMap(({ date, time }) => (date === null || time === '' ? [] : [{ date, time }]))
  const send = async () => {
    if (await offer.mutateAsync({ minutes: rules.minutes, options: whole })) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{m.examination_offer()}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 4 }}>
          {m.examination_offer_text({ max: DATE_OPTIONS_MAX })}
        </DialogContentText>
        <Box sx={{ display: 'grid', gap: 4, pt: 1 }}>
          {options.map(({ key, date, time }, index) => (
            <Box key={key} sx={ROW}>
              <DateField
                label={m.examination_option({ number: index + 1 })}
                value={date}
                min={toDay(firstDay)}
                isAppointment
                onChange={(value) => change(key, { date: value })}
              />
              <TextField
                type="time"
                label={m.examination_option_time({ number: index + 1 })}
                value={time}
                onChange={(event) => change(key, { time: event.target.value })}
                slotProps={{ inputLabel: { shrink: true } }}
              />
              {options.length > 1 && (
                <Button
                  size="small"
                  sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}
                  onClick={() => setOptions(options.filter((one) => one.key !== key))}
                >
                  {m.examination_remove_option({ number: index + 1 })}
                </Button>
              )}
            </Box>
          ))}
        </Box>
        {options.length < DATE_OPTIONS_MAX && (
          <Button
            sx={{ mt: 3 }}
            onClick={() => {
              const last = options.at(-1)
              setOptions([...options, { key: (last?.key ?? 0) + 1, date: null, time: last?.time ?? NOON }])
            }}
          >
            {m.examination_add_option()}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="neutral" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button
          variant="contained"
          disabled={whole.length === 0}
          loading={offer.isPending}
          onClick={() => void send()}
        >
          {m.examination_offer_send()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const ROW = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 140px', gap: 3 } as const
