import { SECURITY_EVENT_NAMES } from '@diatrivi/domain/people/account/security-event'
import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import { said } from '../../../../shared/format/said.ts'
import type { Column } from '../table/column.ts'
import type { SecurityEntry } from './security.mapper.ts'
import { personWords } from './security-words.ts'

export const columnsOfEntries = (): Column<SecurityEntry>[] => [
  {
    field: 'at',
    size: 'short',
    header: m.security_at(),
    value: ({ at }) => formatClock(at),
    order: ({ at, id }) => `${at} ${String(id).padStart(10, '0')}`,
  },
  {
    field: 'kind',
    header: m.security_kind(),
    value: ({ kind }) => said(SECURITY_EVENT_NAMES[kind]),
    isInTitle: true,
  },
  {
    field: 'person',
    header: m.security_person(),
    value: ({ person, accountId }) => personWords(person, accountId),
  },
  {
    field: 'subject',
    header: m.security_subject(),
    value: ({ subject, subjectId }) => personWords(subject, subjectId),
  },
  {
    field: 'address',
    header: m.security_address(),
    value: ({ address }) => address ?? '',
  },
  {
    field: 'detail',
    header: m.mail_details(),
    value: ({ call, detail }) => [call, detail].filter((part) => part).join(': '),
  },
  {
    field: 'times',
    size: 'short',
    header: m.security_times(),
    value: ({ times }) => times,
    order: ({ times }) => times,
  },
]
