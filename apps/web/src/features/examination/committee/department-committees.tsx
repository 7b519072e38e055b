import {
  COMMITTEE_STATUSES,
  type CommitteeStatus,
} from '@diatrivi/domain/examination/committee/committee-status'
import { COMMITTEE_STATUS_WORDS } from '@diatrivi/domain/examination/committee/committee-words'
import type { ListColumnName } from '@diatrivi/domain/view/department-list/list-columns'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import { said } from '../../../shared/format/said.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { CountedChips } from '../../../shared/ui/list/counted-chips.tsx'
import { ListFrame } from '../../../shared/ui/list/list-frame.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/list/list-table.tsx'
import { useRowsPerPage } from '../../../shared/ui/list/rows-per-page.ts'
import { useListAddress } from '../../../shared/ui/list/use-list-address.ts'
import type { ListedCommittee } from './committee.mapper.ts'
import { committeeQueries } from './committee.queries.ts'
import { CommitteeStatusChip, seatWords } from './seat-words.tsx'

interface DepartmentCommitteesProps {
  /** Beside the search: what is done with the list. */
  tools?: ReactNode
  /** The columns that are shown of each. */
  columns: readonly string[]
}

/** The committees of a department for its office; search, state and page stand in the address. */
export function DepartmentCommittees({ tools, columns }: DepartmentCommitteesProps) {
  const { textOf, page, narrow, turn } = useListAddress()
  const [pageSize, setPageSize] = useRowsPerPage()
  const search = textOf('search')
  const state = COMMITTEE_STATUSES.find((one) => one === textOf('state')) ?? null
  const { data, isPlaceholderData } = useQuery({
    ...committeeQueries.ofDepartment(search, state, page, pageSize),
    throwOnError: true,
  })
  const isNarrowed = search !== '' || state !== null
  return (
    <ListFrame
      search={{
        label: m.committee_department_search(),
        value: search,
        onChange: (text) => narrow({ search: text }),
      }}
      tools={tools}
      filters={
        <StateChips search={search} chosen={state} onChoose={(next) => narrow({ state: next ?? '' })} />
      }
      total={data?.total}
      isComing={isPlaceholderData}
      counted={(count) => m.committee_results({ count })}
      empty={<EmptyState text={isNarrowed ? m.committee_no_match() : m.committee_department_none()} />}
      paging={{ page, pageSize, onChange: turn, onPageSize: setPageSize }}
    >
      <ListTable
        label={m.menu_committees()}
        rows={data?.committees ?? []}
        keyOf={({ thesis }) => thesis.id}
        title={{
          heading: m.word_title(),
          size: 'long',
          read: ({ thesis }) => thesis.title,
          to: ({ thesis }) => paths.thesis(thesis.id),
        }}
        columns={COLUMNS.filter(({ column }) => columns.includes(column)).map(
          ({ column: _, heading, ...column }) => ({
            ...column,
            heading: heading(),
          }),
        )}
      />
    </ListFrame>
  )
}

interface StateChipsProps {
  search: string
  chosen: CommitteeStatus | null
  onChoose: (state: CommitteeStatus | null) => void
}

/** How far the committees are, each state with how many are there. */
function StateChips({ search, chosen, onChoose }: StateChipsProps) {
  return (
    <CountedChips
      label={m.committee_filter()}
      choices={COMMITTEE_STATUSES.map((value) => ({ value, label: said(COMMITTEE_STATUS_WORDS[value]) }))}
      count={(state) => committeeQueries.departmentCount(search, state)}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

const people = ({ seats }: ListedCommittee, wanted: 'member' | 'substitute') =>
  seats
    .filter(({ role }) => role === wanted)
    .map(seatWords)
    .join(', ')

type Column = Omit<ListColumn<ListedCommittee>, 'heading'> & {
  column: ListColumnName<'committees'>
  heading: () => string
}

const COLUMNS: readonly Column[] = [
  {
    column: 'state',
    heading: m.committee_state,
    isSign: true,
    read: ({ state }) => <CommitteeStatusChip state={state} />,
  },
  { column: 'student', heading: m.word_student, read: ({ student }) => (student ? fullName(student) : '') },
  { column: 'supervisor', heading: m.word_supervisor, read: ({ instructor }) => fullName(instructor) },
  {
    column: 'members',
    heading: m.committee_members,
    read: (committee) => people(committee, 'member') || m.committee_nobody_asked(),
  },
  {
    column: 'substitutes',
    heading: m.committee_substitutes,
    read: (committee) => people(committee, 'substitute'),
  },
  {
    column: 'dueOn',
    heading: m.committee_answer_by,
    size: 'short',
    read: ({ seats }) => firstDue(seats),
  },
]

/** The day on which the first answer is due. */
function firstDue(seats: ListedCommittee['seats']): string {
  const days = seats.flatMap(({ dueOn }) => (dueOn === null ? [] : [toDay(dueOn)]))
  const [first] = days.toSorted()
  return first === undefined ? '' : formatDay(first)
}
