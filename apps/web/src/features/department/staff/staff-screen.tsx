import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRunsDepartment } from '../../../entities/viewer/use-runs-department.ts'
import { m } from '../../../paraglide/messages.js'
import { withParameters } from '../../../shared/filters.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { SearchField } from '../../../shared/ui/search-field.tsx'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import type { StaffMember } from './staff.mapper.ts'
import { STAFF_PER_PAGE, staffQueries } from './staff.queries.ts'
import { StaffCards } from './staff-cards.tsx'
import { StaffTable } from './staff-table.tsx'

const StaffDialog = lazy(() => import('./staff-dialog.tsx'))

interface StaffScreenProps {
  /** Beside the search: what is done with the list. */
  tools?: ReactNode
  /** What else can be done with a member. */
  actions?: (member: StaffMember) => ReactNode
  /** Drawn with the list, which would push it down. */
  below?: ReactNode
}

/** The instructors of a department with what its office keeps of each and may change; search and page stand in the address. */
export function StaffScreen({ tools, actions, below }: StaffScreenProps) {
  const [parameters, setParameters] = useSearchParams()
  const [edited, setEdited] = useState<StaffMember | null>(null)
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const search = parameters.get('search') ?? ''
  const page = Math.max(1, Math.trunc(Number(parameters.get('page') ?? 1)) || 1)
  const mayEdit = useRunsDepartment()
  const nobody = mayEdit ? m.staff_nobody : m.staff_nobody_yet
  const { data } = useQuery({ ...staffQueries.page(search, page), throwOnError: true })

  const show = (next: { search: string; page: number }, options?: { replace: boolean }) =>
    setParameters(
      (before) =>
        withParameters(before, { search: next.search, page: next.page > 1 ? String(next.page) : '' }),
      options ?? {},
    )
  const Members = isPhone ? StaffCards : StaffTable

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4, ...NOT_ON_PAPER }}>
        <Box role="search" sx={{ flex: '1 1 260px', maxWidth: 520 }}>
          <SearchField
            label={m.staff_search()}
            value={search}
            onChange={(text) => show({ search: text.trim(), page: 1 }, { replace: true })}
          />
        </Box>
        {tools}
      </Box>
      <Typography role="status" sx={{ mb: 4, color: 'text.secondary' }}>
        {data && data.total > 0 && m.staff_results({ count: data.total })}
      </Typography>
      {data?.total === 0 && <EmptyState text={search === '' ? nobody() : m.staff_no_match()} />}
      {data && data.members.length > 0 && (
        <Members members={data.members} onEdit={mayEdit ? setEdited : null} actions={actions} />
      )}
      <Pagination
        page={page}
        pageSize={STAFF_PER_PAGE}
        total={data?.total ?? 0}
        onChange={(next, options) => show({ search, page: next }, options)}
      />
      {data && below}
      <Suspense>{edited && <StaffDialog member={edited} onClose={() => setEdited(null)} />}</Suspense>
    </>
  )
}
