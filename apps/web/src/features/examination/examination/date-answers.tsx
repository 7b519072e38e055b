import { DATE_ANSWERS, type DateAnswer } from '@diatrivi/domain/examination/examination/examination'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { formatAppointment } from '../../../shared/format/moments.ts'
import { toClockText } from '../../../shared/format/wire-day.ts'
import type { Poll } from './examination.queries.ts'

export const ANSWER_WORDS: Record<DateAnswer, () => string> = {
  yes: m.examination_answer_yes,
  if_needed: m.examination_answer_if_needed,
  no: m.examination_answer_no,
}

interface DateAnswersProps {
  options: readonly (Pick<Poll['options'][number], 'optionID' | 'startsAt'> & { answer: DateAnswer | null })[]
  isPending: boolean
  onAnswer: (answers: { optionID: number; answer: DateAnswer }[]) => void
}

/** What one person says to each date, by an account or by a link. */
export function DateAnswers({ options, isPending, onAnswer }: DateAnswersProps) {
  const [said, setSaid] = useState<Readonly<Record<number, DateAnswer>>>(() =>
    Object.fromEntries(
      options.flatMap(({ optionID, answer }) => (answer === null ? [] : [[optionID, answer]])),
    ),
  )
  const answers = Object.entries(said).map(([optionID, answer]) => ({ optionID: Number(optionID), answer }))
  return (
    <Box sx={ANSWERS}>
      {options.map(({ optionID, startsAt }) => (
        <TextField
          key={optionID}
          select
          fullWidth
          label={m.examination_poll_answer({ date: formatAppointment(toClockText(startsAt)) })}
          value={said[optionID] ?? ''}
          onChange={(event) => setSaid({ ...said, [optionID]: event.target.value as DateAnswer })}
        >
          {DATE_ANSWERS.map((one) => (
            <MenuItem key={one} value={one}>
              {ANSWER_WORDS[one]()}
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

/** Beside each other as far as a date can be read whole. */
const ANSWERS = {
  display: 'grid',
  gap: 3,
  mt: 5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const
