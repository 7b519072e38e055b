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
    width: 160,
  },
  { field: 'person', header: m.inspection_person(), value: personWords, flex: 3, minWidth: 180 },
  {
    field: 'kind',
    header: m.inspection_kind(),
    value: ({ kind }) => said(INSPECTION_NAMES[kind]),
    isInTitle: true,
    flex: 3,
    minWidth: 180,
  },
  { field: 'reader', header: m.inspection_reader(), value: readerWords, flex: 3, minWidth: 180 },
  { field: 'role', header: m.security_role(), value: roleWords, flex: 2, minWidth: 150 },
  {
    field: 'times',
    header: m.security_times(),
    value: ({ times }) => times,
    order: ({ times }) => times,
    width: 90,
  },
]
