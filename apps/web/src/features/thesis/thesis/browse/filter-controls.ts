import { PAPER_KINDS } from '@diatrivi/domain/examination/paper/paper-facts'
import { PAPER_KIND_NAMES } from '@diatrivi/domain/examination/paper/paper-names'
import { ASSIGNMENT_TYPES, TEXT_LANGUAGES } from '@diatrivi/domain/thesis/thesis/thesis'
import { ASSIGNMENT_TYPE_WORDS, TEXT_LANGUAGE_WORDS } from '@diatrivi/domain/thesis/thesis/thesis-words'
import { OFFICE_FILTER_NAME_MAX, PROCESS_PHASES } from '@diatrivi/domain/view/department-list/office-filter'
import { OVERLAYS } from '@diatrivi/domain/view/process/phase'
import { PHASE_WORDS } from '@diatrivi/domain/view/process/phase-words'
import { academicYearOf, yearsUntil } from '@diatrivi/domain/view/statistics/academic-year'
import type { ProgrammeName } from '../../../../entities/programme/programme.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import type { FilterControlFacts } from '../../../../shared/filters.ts'
import { formatAcademicYear } from '../../../../shared/format/academic-year.ts'
import { today } from '../../../../shared/format/clock.ts'
import { formatDay } from '../../../../shared/format/dates.ts'
import { said } from '../../../../shared/format/said.ts'
import { THESIS_FILTERS, type ThesisFilters } from '../thesis-filters.ts'

interface ShownFilter<Value> {
  /** The control in the panel of filters; null for a filter with a place of its own. */
  control: FilterControlFacts | ((programmes: readonly ProgrammeName[]) => FilterControlFacts) | null
  /** The chips above the list, each with the value that is left when the chip is removed. */
  chips: (value: Value, programmes: readonly ProgrammeName[]) => readonly { name: string; left: Value }[]
}

/** Makes one chip where a value is chosen, else none. */
function chip<Value>(nameOf: (value: Value) => string): ShownFilter<Value | null>['chips'] {
  return (value) => (value === null ? [] : [{ name: nameOf(value), left: null }])
}

const textChip =
  (nameOf: (text: string) => string): ShownFilter<string>['chips'] =>
  (text) =>
    text === '' ? [] : [{ name: nameOf(text), left: '' }]

/** How every filter is shown. */
const SHOWN: { readonly [Name in keyof ThesisFilters]: ShownFilter<ThesisFilters[Name]> } = {
  // It has a field of its own above the list.
  search: { control: null, chips: () => [] },
  // Addresses that were kept from before the search name it.
  title: { control: null, chips: textChip((title) => m.thesis_filter_title_chip({ title })) },
  phase: {
    control: {
      kind: 'choice',
      label: m.thesis_list_phase,
      any: m.thesis_list_any_phase,
      choices: PROCESS_PHASES.map((phase) => ({
        value: phase,
        label: () => said(PHASE_WORDS[phase]),
      })),
    },
    chips: chip((phase) => m.thesis_list_phase_chip({ phase: said(PHASE_WORDS[phase]) })),
  },
  overlay: {
    control: {
      kind: 'choice',
      label: m.thesis_list_overlay,
      any: m.thesis_list_any_overlay,
      choices: OVERLAYS.map((overlay) => ({
        value: overlay,
        label: () => m.thesis_list_overlay_name({ overlay }),
      })),
    },
    chips: chip((overlay) => m.thesis_list_overlay_name({ overlay })),
  },
  instructor: {
    control: { kind: 'text', label: m.word_supervisor, maxLength: OFFICE_FILTER_NAME_MAX },
    chips: textChip((name) => m.word_supervisor_named({ name })),
  },
  member: {
    control: { kind: 'text', label: m.thesis_list_member, maxLength: OFFICE_FILTER_NAME_MAX },
    chips: textChip((name) => m.thesis_list_member_chip({ name })),
  },
  programme: {
    control: (programmes) => ({
      kind: 'choice',
      label: m.field_programme,
      any: m.thesis_list_any_programme,
      choices: programmes.map(({ id, name }) => ({ value: String(id), label: () => name })),
    }),
    chips: (id, programmes) => {
      const name = programmes.find((programme) => programme.id === id)?.name ?? String(id)
      return id === null ? [] : [{ name: m.thesis_list_programme_chip({ name }), left: null }]
    },
  },
  year: {
    control: () => ({
      kind: 'choice',
      label: m.thesis_list_year,
      any: m.thesis_list_any_year,
      choices: yearsUntil(academicYearOf(today()))
        .toReversed()
        .map(({ year }) => ({ value: String(year), label: () => formatAcademicYear(year) })),
    }),
    chips: chip((year) => m.thesis_list_year_chip({ year: formatAcademicYear(year) })),
  },
  paper: {
    control: {
      kind: 'choice',
      label: m.thesis_list_paper,
      any: m.thesis_list_any_paper,
      choices: PAPER_KINDS.filter((kind) => kind !== 'supervision').map((kind) => ({
        value: kind,
        label: () => said(PAPER_KIND_NAMES[kind]),
      })),
    },
    chips: chip((kind) => m.thesis_list_paper_chip({ kind: said(PAPER_KIND_NAMES[kind]) })),
  },
  // It is chosen beside its count.
  minutesDue: { control: null, chips: () => [] },
  assignmentType: {
    control: {
      kind: 'choice',
      label: m.thesis_assignment_type,
      any: m.thesis_filter_any_type,
      choices: ASSIGNMENT_TYPES.map((type) => ({
        value: type,
        label: () => said(ASSIGNMENT_TYPE_WORDS[type]),
      })),
    },
    chips: chip((type) => said(ASSIGNMENT_TYPE_WORDS[type])),
  },
  textLanguage: {
    control: {
      kind: 'choice',
      label: m.thesis_text_language,
      any: m.thesis_filter_any_language,
      choices: TEXT_LANGUAGES.map((language) => ({
        value: language,
        label: () => said(TEXT_LANGUAGE_WORDS[language]),
      })),
    },
    chips: chip((language) => said(TEXT_LANGUAGE_WORDS[language])),
  },
  deadlineFrom: {
    control: { kind: 'day', label: m.thesis_filter_from },
    chips: chip((day) => m.thesis_filter_from_chip({ date: formatDay(day) })),
  },
  deadlineUntil: {
    control: { kind: 'day', label: m.thesis_filter_until },
    chips: chip((day) => m.thesis_filter_until_chip({ date: formatDay(day) })),
  },
  // It is chosen beside the count of each.
  status: { control: null, chips: () => [] },
  wholeInstitution: {
    control: { kind: 'switch', label: m.thesis_filter_whole_institution, word: 'all' },
    chips: (isSet) => (isSet ? [{ name: m.thesis_see_whole_institution(), left: false }] : []),
  },
  keywords: {
    control: { kind: 'keywords', label: m.thesis_filter_keywords },
    chips: (keywords) =>
      keywords.map((keyword) => ({ name: keyword, left: keywords.filter((other) => other !== keyword) })),
  },
}

const NAMES = Object.keys(THESIS_FILTERS) as (keyof ThesisFilters)[]
type FilterName = keyof ThesisFilters

/** What the department's office narrows by; the second part asks about theses under a rule book. */
const OF_OFFICE: readonly FilterName[] = ['instructor', 'year']
const OF_PROCESS: readonly FilterName[] = ['phase', 'overlay', 'member', 'programme', 'paper']

interface Offered {
  offersWholeInstitution: boolean
  offersOffice: boolean
  offersProcess: boolean
}

/** The filters that have a control in the panel of a list. */
export function controlledFilters({
  offersWholeInstitution,
  offersOffice,
  offersProcess,
}: Offered): FilterName[] {
  return NAMES.filter((name) => {
    if (OF_OFFICE.includes(name)) return offersOffice
    if (OF_PROCESS.includes(name)) return offersProcess
    return name === 'wholeInstitution' ? offersWholeInstitution : SHOWN[name].control !== null
  })
}

export function controlOf(name: FilterName, programmes: readonly ProgrammeName[]): FilterControlFacts | null {
  const { control } = SHOWN[name]
  return typeof control === 'function' ? control(programmes) : control
}

/** The value of a filter, as the address bar writes it. */
export function textsOf<Name extends FilterName>(name: Name, filters: ThesisFilters) {
  return THESIS_FILTERS[name].print(filters[name])
}

/** The filters, one of them read anew from texts as the address bar writes them. */
export function withTexts<Name extends FilterName>(
  name: Name,
  texts: readonly string[],
  filters: ThesisFilters,
): ThesisFilters {
  return { ...filters, [name]: THESIS_FILTERS[name].parse(texts) }
}

export interface ActiveFilter {
  name: string
  /** The filters without it. */
  without: ThesisFilters
}

/** The chips of all filters that are set. */
export function activeFilters(
  filters: ThesisFilters,
  programmes: readonly ProgrammeName[] = [],
): ActiveFilter[] {
  return NAMES.flatMap((name) => chipsOf(name, filters, programmes))
}

function chipsOf<Name extends FilterName>(
  name: Name,
  filters: ThesisFilters,
  programmes: readonly ProgrammeName[],
): ActiveFilter[] {
  const { chips } = SHOWN[name]
  return chips(filters[name], programmes).map(({ name: label, left }) => ({
    name: label,
    without: { ...filters, [name]: left },
  }))
}
