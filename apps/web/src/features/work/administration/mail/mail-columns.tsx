import { MAIL_KINDS, MAIL_STATES } from '@diatrivi/domain/work/mail/mail'
import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import type { Column } from '../table/column.ts'
import type { UnsentMail } from './mail.mapper.ts'
import { MailAddress } from './mail-address.tsx'
import { MailStateChip } from './mail-state-chip.tsx'
import { KIND_WORDS, nextTryWords, PROBLEM_WORDS, STATE_WORDS } from './mail-words.ts'

export const columnsOfMails = (): Column<UnsentMail>[] => [
  { field: 'id', size: 'short', header: m.mail_number(), value: ({ id }) => id, isExtra: true },
  {
    field: 'written',
    size: 'short',
    header: m.mail_written(),
    value: ({ writtenAt }) => formatClock(writtenAt),
    order: ({ writtenAt }) => writtenAt,
  },
  {
    field: 'recipient',
    header: m.mail_recipient(),
    value: ({ recipient }) => recipient,
    draw: ({ recipient }) => <MailAddress address={recipient} />,
    isInTitle: true,
  },
  {
    field: 'kind',
    header: m.mail_kind(),
    value: ({ kind }) => KIND_WORDS[kind](),
    choices: MAIL_KINDS.map((kind) => KIND_WORDS[kind]()),
  },
  {
    field: 'state',
    isSign: true,
    header: m.mail_state(),
    value: ({ state }) => STATE_WORDS[state](),
    draw: ({ state }) => <MailStateChip state={state} />,
    choices: MAIL_STATES.map((state) => STATE_WORDS[state]()),
  },
  {
    field: 'tries',
    size: 'short',
    header: m.mail_tries(),
    value: ({ tries }) => tries,
    order: ({ tries }) => tries,
  },
  {
    field: 'problem',
    header: m.mail_problem(),
    value: ({ problem }) => (problem === null ? '' : PROBLEM_WORDS[problem]()),
  },
  {
    field: 'nextTry',
    size: 'short',
    header: m.mail_next_try(),
    value: ({ nextTryAt }) => nextTryWords(nextTryAt),
    order: ({ nextTryAt }) => nextTryAt ?? '',
  },
]
