import { DATE_ANSWERS, type DateAnswer } from '@diatrivi/domain/examination/examination/examination'
import { DATE_ANSWER_WORDS } from '@diatrivi/domain/examination/examination/examination-words'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Poll } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { formatAppointment } from '../../../shared/format/moments.ts'
import { said } from '../../../shared/format/said.ts'
import { toClockText } from '../../../shared/format/wire-day.ts'
import type { DateAnswerOf } from './examination.mapper.ts'

interface DateAnswersProps {
  options: readonly (Pick<Poll['options'][number], 'id' | 'startsAt'> & { answer: DateAnswer | null })[]
  isPending: boolean
  onAnswer: (answers: DateAnswerOf[]) => void
}

/** What one person says to each date, by an account or by a link. */
export function DateAnswers({ options, isPending, onAnswer }: DateAnswersProps) {
  const [chosen, setChosen] = useState<Readonly<Record<number, DateAnswer>>>(() =>
    Object.fromEntries(options.flatMap(({ id, answer }) => (answer === null ? [] : [[id, answer]]))),
  )
  const answers = Object.entries(chosen).map(([id, answer]) => ({ optionId: Number(id), answer }))
  return (
    <Box sx={ANSWERS}>
      {options.map(({ id, startsAt }) => (
        <TextField
          key={id}
          select
          fullWidth
          label={m.examination_poll_answer({ date: formatAppointment(toClockText(startsAt)) })}
          value={chosen[id] ?? ''}
          onChange={(event) => setChosen({ ...chosen, [id]: event.target.value as DateAnswer })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={WHOLE_LABEL}
        >
          {DATE_ANSWERS.map((one) => (
            <MenuItem key={one} value={one}>
              {said(DATE_ANSWER_WORDS[one])}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <Button
        variant="contained"
        sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}
        disabled={answers.length === 0}
        loading={isPending}
        onClick={() => onAnswer(answers)}
      >
        {m.examination_poll_save()}
      </Button>
    </Box>
  )
}

/** Above the field instead of in its edge, where a long date would be cut. */
const WHOLE_LABEL = {
  '& .MuiInputLabel-root': { position: 'static', transform: 'none', whiteSpace: 'normal', mb: 1 },
  '& .MuiOutlinedInput-notchedOutline': { top: 0 },
  '& legend': { display: 'none' },
} as const

/** Beside each other as far as a date can be read whole. */
const ANSWERS = {
  display: 'grid',
  gap: 3,
  mt: 5,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const
