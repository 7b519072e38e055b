import { MAIL_KINDS, MAIL_STATES } from '@diatrivi/domain/work/mail/mail'
import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import { NO_BREAK } from '../../../../shared/format/numbers.ts'
import type { Column } from '../table/column.ts'
import type { UnsentMail } from './mail.mapper.ts'
import { MailStateChip } from './mail-state-chip.tsx'
import { KIND_WORDS, nextTryWords, PROBLEM_WORDS, STATE_WORDS } from './mail-words.ts'

export const columnsOfMails = (): Column<UnsentMail>[] => [
  { field: 'id', header: m.mail_number(), value: ({ id }) => id, width: 150, isExtra: true },
  {
    field: 'written',
    header: m.mail_written(),
    value: ({ writtenAt }) => formatClock(writtenAt),
    order: ({ writtenAt }) => writtenAt,
    draw: ({ writtenAt }) => hourBelow(formatClock(writtenAt)),
    width: 116,
  },
  {
    field: 'recipient',
    header: m.mail_recipient(),
    value: ({ recipient }) => recipient,
    draw: ({ recipient }) => <MailAddress address={recipient} />,
    isInTitle: true,
    flex: 4,
    minWidth: 200,
  },
  {
    field: 'kind',
    header: m.mail_kind(),
    value: ({ kind }) => KIND_WORDS[kind](),
    choices: MAIL_KINDS.map((kind) => KIND_WORDS[kind]()),
    flex: 2,
    minWidth: 130,
  },
  {
    field: 'state',
    header: m.mail_state(),
    value: ({ state }) => STATE_WORDS[state](),
    draw: ({ state }) => <MailStateChip state={state} />,
    choices: MAIL_STATES.map((state) => STATE_WORDS[state]()),
    width: 160,
  },
  {
    field: 'tries',
    header: m.mail_tries(),
    value: ({ tries }) => tries,
    order: ({ tries }) => tries,
    width: 112,
  },
  {
    field: 'problem',
    header: m.mail_problem(),
    value: ({ problem }) => (problem === null ? '' : PROBLEM_WORDS[problem]()),
    flex: 3,
    minWidth: 180,
  },
  {
    field: 'nextTry',
    header: m.mail_next_try(),
    value: ({ nextTryAt }) => nextTryWords(nextTryAt),
    order: ({ nextTryAt }) => nextTryAt ?? '',
    draw: ({ nextTryAt }) => hourBelow(nextTryWords(nextTryAt)),
    width: 124,
  },
]

/** The day above the hour, so that addresses and errors get the width. */
const hourBelow = (moment: string) => moment.replace(NO_BREAK, ' ')

/** An address that is too long for its place goes on in the next line after the @, rather than in the middle of a word. */
function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@') + 1
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
