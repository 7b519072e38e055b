import type { DateAnswer } from '@diatrivi/domain/examination/examination/examination'
import { DATE_ANSWER_WORDS } from '@diatrivi/domain/examination/examination/examination-words'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { fullName } from '../../../entities/person/person.ts'
import type { Poll } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay, formatWeekday } from '../../../shared/format/dates.ts'
import { formatAppointment, isElsewhere } from '../../../shared/format/moments.ts'
import { said } from '../../../shared/format/said.ts'
import { toClockText, toDay } from '../../../shared/format/wire-day.ts'
import { PlainTable } from '../../../shared/ui/plain-table.tsx'
import { type Option, statusOf } from './poll-result.ts'

interface PollProps {
  poll: Poll
  best: Option | null
}

/** People by dates, seen whole: the weekday, the day and the hour below each other, and the best column marked. */
export function PollGrid({ poll, best }: PollProps) {
  const look = (option: Option) => (option === best ? BEST : undefined)
  return (
    <>
      <PlainTable label={m.examination_poll()}>
        <thead>
          <tr>
            <th scope="col">{m.examination_poll_person()}</th>
            {poll.options.map((option) => (
              <Box component="th" scope="col" key={option.id} sx={look(option)}>
                <span>{formatWeekday(toDay(option.startsAt))} </span>
                <Box component="span" sx={LINE}>
                  {formatDay(toDay(option.startsAt))}{' '}
                </Box>
                <Box component="span" sx={LINE}>
                  {toClockText(option.startsAt).slice(11)}
                </Box>
                {option === best && (
                  <Box component="span" sx={{ ...LINE, fontWeight: 400 }}>
                    {statusOf(poll, option)}
                  </Box>
                )}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {poll.people.map((person) => (
            <tr key={person.seatId ?? 'student'}>
              <th scope="row">{saidName(person)}</th>
              {poll.options.map((option) => (
                <Box component="td" key={option.id} sx={look(option)}>
                  {saidAnswer(answerOf(option, person.seatId))}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {poll.options.some(({ startsAt }) => isElsewhere(toClockText(startsAt))) && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {m.examination_list_greek_time()}
        </Typography>
      )}
    </>
  )
}

const ANSWERS: readonly (DateAnswer | null)[] = ['yes', 'if_needed', 'no', null]

/** The same by date, for phones: who said what of each, the best one marked. */
export function PollList({ poll, best }: PollProps) {
  return (
    <Box component="ul" aria-label={m.examination_poll()} sx={LIST}>
      {poll.options.map((option) => (
        <Box component="li" key={option.id} sx={{ ...ITEM, ...(option === best && BEST) }}>
          <Typography sx={{ fontWeight: 650 }}>{formatAppointment(toClockText(option.startsAt))}</Typography>
          <Typography variant="body2">{statusOf(poll, option)}</Typography>
          {ANSWERS.map((answer) => {
            const people = poll.people.filter(({ seatId }) => answerOf(option, seatId) === answer)
            return (
              people.length > 0 && (
                <Typography key={answer} variant="body2" sx={{ fontWeight: 400 }}>
                  {`${saidAnswer(answer)}: ${people.map(saidName).join(', ')}`}
                </Typography>
              )
            )
          })}
        </Box>
      ))}
    </Box>
  )
}

function answerOf({ answers }: Option, seat: number | null): DateAnswer | null {
  return answers.find(({ seatId }) => seatId === seat)?.answer ?? null
}

function saidAnswer(answer: DateAnswer | null): string {
  return answer === null ? m.examination_answer_none() : said(DATE_ANSWER_WORDS[answer])
}

function saidName({ person, isCaller }: Poll['people'][number]): string {
  return isCaller ? `${fullName(person)} (${m.examination_poll_you()})` : fullName(person)
}

const LINE = { display: 'block', whiteSpace: 'nowrap' } as const
const BEST = { bgcolor: 'primary.tint', color: 'primary.main', fontWeight: 650 } as const
const LIST = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 } as const
const ITEM = { p: 3, border: 1, borderColor: 'divider', borderRadius: 2, overflowWrap: 'break-word' } as const
