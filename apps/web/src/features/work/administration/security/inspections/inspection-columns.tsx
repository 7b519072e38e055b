import { INSPECTION_NAMES } from '@diatrivi/domain/people/account/inspection'
import { m } from '../../../../../paraglide/messages.js'
import { formatClock } from '../../../../../shared/format/dates.ts'
import { said } from '../../../../../shared/format/said.ts'
import type { Column } from '../../table/column.ts'
import { personWords, readerWords, roleWords } from './inspection-words.ts'
import type { Inspection } from './inspections.mapper.ts'

export const columnsOfInspections = (): Column<Inspection>[] => [
  {
    field: 'hour',
    header: m.inspection_hour(),
    value: ({ hour }) => formatClock(hour),
    order: ({ hour, id }) => `${hour} ${String(id).padStart(10, '0')}`,
  },
  { field: 'person', header: m.inspection_person(), value: personWords },
  {
    field: 'kind',
    header: m.inspection_kind(),
    value: ({ kind }) => said(INSPECTION_NAMES[kind]),
    isInTitle: true,
  },
  { field: 'reader', header: m.inspection_reader(), value: readerWords },
  { field: 'role', header: m.security_role(), value: roleWords },
  {
    field: 'times',
    size: 'short',
    header: m.security_times(),
    value: ({ times }) => times,
    order: ({ times }) => times,
  },
]
