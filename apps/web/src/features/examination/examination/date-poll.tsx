import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { nameOf } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { formatAppointment } from '../../../shared/format/moments.ts'
import { toClockText } from '../../../shared/format/wire-day.ts'
import { ANSWER_WORDS, DateAnswers } from './date-answers.tsx'
import { useAnswerDates } from './examination.mutations.ts'
import type { Poll } from './examination.queries.ts'

type Option = Poll['options'][number]

interface DatePollProps {
  thesisId: number
  poll: Poll
  mayAnswer: boolean
  /** Null where the reader plans no examination. */
  onChoose: ((date: string) => void) | null
}

/** People by dates, the best date marked; the reader's own answers below. */
export function DatePoll({ thesisId, poll, mayAnswer, onChoose }: DatePollProps) {
  const best = bestOf(poll)
  return (
    <Box>
      <Box role="group" tabIndex={0} aria-label={m.examination_poll()} sx={{ overflowX: 'auto' }}>
        <Box component="table" aria-label={m.examination_poll()} sx={TABLE}>
          <thead>
            <tr>
              <th scope="col">{m.examination_poll_person()}</th>
              {poll.options.map((option) => (
                <Box component="th" scope="col" key={option.optionID} sx={option === best ? BEST : undefined}>
                  <span>{formatAppointment(toClockText(option.startsAt))}</span>
                  {option === best && (
                    <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
                      {standingOf(poll, option)}
                    </Box>
                  )}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {poll.people.map(({ seatID, person, isCaller }) => (
              <tr key={seatID ?? 'student'}>
                <th scope="row">
                  {isCaller ? `${nameOf(person)} (${m.examination_poll_you()})` : nameOf(person)}
                </th>
                {poll.options.map((option) => {
                  const said = option.answers.find((one) => one.seatID === seatID)
                  return (
                    <Box component="td" key={option.optionID} sx={option === best ? BEST : undefined}>
                      {said ? ANSWER_WORDS[said.answer]() : m.examination_answer_none()}
                    </Box>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
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
    answer: option.answers.find(({ seatID }) => seatID === own?.seatID)?.answer ?? null,
  }))
  return (
    <DateAnswers options={options} isPending={answer.isPending} onAnswer={(said) => answer.mutate(said)} />
  )
}

const can = ({ answer }: Option['answers'][number]) => answer !== 'no'

/** How many can, of all who were asked, and how many have said nothing yet. */
function standingOf({ people }: Poll, { answers }: Option): string {
  const [willing, all] = [answers.filter(can).length, people.length]
  if (willing === all) return m.examination_poll_all()
  const silent = all - answers.length
  const counted = m.examination_poll_best({ can: willing, all })
  return silent === 0 ? counted : `${counted} · ${m.examination_poll_silent({ count: silent })}`
}

/** The date that most can, and among those the one that fewest take only if needed; null before the first answer. */
function bestOf({ options }: Poll): Option | null {
  const rank = (option: Option) =>
    option.answers.filter(can).length * 100 + option.answers.filter(({ answer }) => answer === 'yes').length
  const [first] = options.toSorted((one, other) => rank(other) - rank(one))
  return first === undefined || rank(first) === 0 ? null : first
}

const BEST = { bgcolor: 'primary.tint', color: 'primary.main', fontWeight: 650 } as const
const TABLE = {
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: 2, textAlign: 'start', borderTop: 1, borderColor: 'divider', verticalAlign: 'top' },
  '& tbody th': { fontWeight: 400 },
} as const
