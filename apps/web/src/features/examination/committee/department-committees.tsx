import { COMMITTEE_STATUSES } from '@diatrivi/domain/examination/committee/committee-status'
import { COMMITTEE_STATUS_WORDS } from '@diatrivi/domain/examination/committee/committee-words'
import type { ListColumnName } from '@diatrivi/domain/view/department-list/list-columns'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { readPage, withParameters } from '../../../shared/filters.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { said } from '../../../shared/format/said.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import { paths } from '../../../shared/paths.ts'
import { Definitions } from '../../../shared/ui/definitions.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { SearchField } from '../../../shared/ui/search-field.tsx'
import { LONE_LINK, NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import type { ListedCommittee } from './committee.mapper.ts'
import { COMMITTEES_PER_PAGE, committeeQueries } from './committee.queries.ts'
import { CommitteeStatusChip, seatWords } from './seat-words.tsx'

interface DepartmentCommitteesProps {
  /** Beside the filters: what is done with the list. */
  tools?: ReactNode
  /** The columns that are shown of each. */
  columns: readonly string[]
}

/** The committees of a department for its office; search, state and page stand in the address. */
export function DepartmentCommittees({ tools, columns }: DepartmentCommitteesProps) {
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get('search') ?? ''
  const state = COMMITTEE_STATUSES.find((one) => one === parameters.get('state')) ?? null
  const page = readPage(parameters)
  const { data } = useQuery({ ...committeeQueries.ofDepartment(search, state, page), throwOnError: true })
  const isNarrowed = search !== '' || state !== null
  const show = (texts: { search?: string; state?: string; page?: string }, options = { replace: true }) =>
    setParameters((before) => withParameters(before, { page: '', ...texts }), options)

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4, ...NOT_ON_PAPER }}>
        <Box role="search" sx={{ flex: '1 1 260px', maxWidth: 520 }}>
          <SearchField
            label={m.committee_department_search()}
            value={search}
            onChange={(text) => show({ search: text.trim() })}
          />
        </Box>
        <TextField
          select
          label={m.committee_filter()}
          value={state ?? 'all'}
          onChange={(event) => show({ state: event.target.value === 'all' ? '' : event.target.value })}
          sx={{ minWidth: 240 }}
        >
          <MenuItem value="all">{m.committee_filter_all()}</MenuItem>
          {COMMITTEE_STATUSES.map((one) => (
            <MenuItem key={one} value={one}>
              {said(COMMITTEE_STATUS_WORDS[one])}
            </MenuItem>
          ))}
        </TextField>
        {tools}
      </Box>
      <Typography role="status" sx={{ mb: 4, color: 'text.secondary' }}>
        {data && data.total > 0 && m.committee_results({ count: data.total })}
      </Typography>
      {data?.total === 0 && (
        <EmptyState text={isNarrowed ? m.committee_no_match() : m.committee_department_none()} />
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
        {data?.committees.map((committee) => (
          <CommitteeCard key={committee.thesis.id} committee={committee} columns={columns} />
        ))}
      </Box>
      <Pagination
        page={page}
        pageSize={COMMITTEES_PER_PAGE}
        total={data?.total ?? 0}
        onChange={(next, options) => show({ page: next > 1 ? String(next) : '' }, options)}
      />
    </>
  )
}

interface CommitteeCardProps extends Pick<DepartmentCommitteesProps, 'columns'> {
  committee: ListedCommittee
}

function CommitteeCard({ committee, columns }: CommitteeCardProps) {
  const { thesis, student, instructor, state, seats } = committee
  const people = (wanted: 'member' | 'substitute') =>
    seats
      .filter(({ role }) => role === wanted)
      .map(seatWords)
      .join(', ')
  const entries: { column: ListColumnName<'committees'>; term: string; value: string }[] = [
    { column: 'student', term: m.word_student(), value: student ? fullName(student) : '' },
    { column: 'supervisor', term: m.word_supervisor(), value: fullName(instructor) },
    { column: 'members', term: m.committee_members(), value: people('member') || m.committee_nobody_asked() },
    { column: 'substitutes', term: m.committee_substitutes(), value: people('substitute') },
    { column: 'dueOn', term: m.committee_answer_by(), value: firstDue(seats) },
  ]
  return (
    <Card component="li" sx={{ p: 5, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography component="h2" variant="h3" sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={paths.thesis(thesis.id)} sx={LONE_LINK}>
            {thesis.title}
          </Link>
        </Typography>
        {columns.includes('state') && <CommitteeStatusChip state={state} />}
      </Box>
      <Definitions
        entries={entries.filter(({ column, value }) => value !== '' && columns.includes(column))}
      />
    </Card>
  )
}

/** The day on which the first answer is due. */
function firstDue(seats: ListedCommittee['seats']): string {
  const days = seats.flatMap(({ dueOn }) => (dueOn === null ? [] : [toDay(dueOn)]))
  const [first] = days.toSorted()
  return first === undefined ? '' : formatDay(first)
}
