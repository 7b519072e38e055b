import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Poll } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { formatAppointment } from '../../../shared/format/moments.ts'
import { toClockText } from '../../../shared/format/wire-day.ts'
import { DateAnswers } from './date-answers.tsx'
import { useAnswerDates } from './examination.mutations.ts'
import { PollGrid, PollList } from './poll-grid.tsx'
import { bestOf, OWN_ANSWERS } from './poll-result.ts'

interface DatePollProps {
  thesisId: number
  poll: Poll
  mayAnswer: boolean
  /** Null where the reader plans no examination. */
  onChoose: ((date: string) => void) | null
}

/** What was said of the offered dates, the way to choose the best of them, and the reader's own answers. */
export function DatePoll({ thesisId, poll, mayAnswer, onChoose }: DatePollProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const best = bestOf(poll)
  const Shown = isPhone ? PollList : PollGrid
  return (
    <Box>
      <Shown poll={poll} best={best} />
      {onChoose && best && (
        <Button sx={{ mt: 3 }} onClick={() => onChoose(toClockText(best.startsAt))}>
          {m.examination_poll_choose({ date: formatAppointment(toClockText(best.startsAt)) })}
        </Button>
      )}
      {mayAnswer && <OwnAnswers thesisId={thesisId} poll={poll} />}
    </Box>
  )
}

function OwnAnswers({ thesisId, poll }: { thesisId: number; poll: Poll }) {
  const answer = useAnswerDates(thesisId)
  const own = poll.people.find(({ isCaller }) => isCaller)
  const options = poll.options.map((option) => ({
    ...option,
    answer: option.answers.find(({ seatId }) => seatId === own?.seatId)?.answer ?? null,
  }))
  return (
    <Box id={OWN_ANSWERS} tabIndex={-1} sx={{ scrollMarginTop: '84px', outline: 'none' }}>
      <DateAnswers options={options} isPending={answer.isPending} onAnswer={(said) => answer.mutate(said)} />
    </Box>
  )
}
