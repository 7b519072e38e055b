import { ABSENCE_NAMES, STAFF_CATEGORY_NAMES } from '@diatrivi/domain/department/staff/staff'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import { said } from '../../../shared/format/said.ts'
import type { Comparison } from '../../../shared/forms/conflict/compared-field.ts'
import type { AbsencesFormValues, StaffFormValues } from './staff.mapper.ts'

const dayWords = (day: `${number}-${number}-${number}` | null) => (day === null ? '' : formatDay(day))

export const ABSENCES_COMPARISON: Comparison<AbsencesFormValues> = {
  absences: {
    label: m.staff_absences,
    read: ({ absences }) =>
      absences
        .map(({ from, until, kind }) =>
          m.staff_absence_line({
            kind: said(ABSENCE_NAMES[kind]),
            from: dayWords(from),
            until: dayWords(until),
          }),
        )
        .join(' · '),
  },
}

export const STAFF_COMPARISON: Comparison<StaffFormValues> = {
  category: {
    label: m.staff_category,
    read: ({ category }) =>
      category === '' ? m.staff_category_by_rank() : said(STAFF_CATEGORY_NAMES[category]),
  },
  printTitle: { label: m.staff_print_title, read: ({ printTitle }) => printTitle },
  contractEnd: { label: m.staff_contract_end, read: ({ contractEnd }) => dayWords(contractEnd) },
  ...ABSENCES_COMPARISON,
}
