import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { useRunsDepartment } from '../../../entities/viewer/use-runs-department.ts'
import { m } from '../../../paraglide/messages.js'
import { withParameters } from '../../../shared/filters.ts'
import EditOutlined from '../../../shared/icons/edit-outlined.tsx'
import HourglassEmptyOutlined from '../../../shared/icons/hourglass-empty-outlined.tsx'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { SearchField } from '../../../shared/ui/search-field.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { LONE_LINK, NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import { RecordRow } from './record-row.tsx'
import { isRegistered, type Registered, type Student } from './student-record.mapper.ts'
import { STUDENTS_PER_PAGE, studentRecordQueries } from './student-record.queries.ts'

const RecordDialog = lazy(async () => ({ default: (await import('./record-dialog.tsx')).RecordDialog }))

interface StudentsScreenProps {
  /** Beside the search: what is done with the list. */
  tools?: ReactNode
  /** The columns that are shown of each. */
  columns: readonly string[]
}

/** The students of a department with their records, which the secretary writes; search and page stand in the address. */
export function StudentsScreen({ tools, columns }: StudentsScreenProps) {
  const [parameters, setParameters] = useSearchParams()
  const [edited, setEdited] = useState<Registered | null>(null)
  const search = parameters.get('search') ?? ''
  const page = Math.max(1, Math.trunc(Number(parameters.get('page') ?? 1)) || 1)
  const nobody = useRunsDepartment() ? m.record_no_students : m.record_nobody_yet
  const { data } = useQuery({ ...studentRecordQueries.page(search, page), throwOnError: true })

  const show = (next: { search: string; page: number }, options?: { replace: boolean }) =>
    setParameters(
      (before) =>
        withParameters(before, { search: next.search, page: next.page > 1 ? String(next.page) : '' }),
      options ?? {},
    )

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4, ...NOT_ON_PAPER }}>
        <Box role="search" sx={{ flex: '1 1 260px', maxWidth: 520 }}>
          <SearchField
            label={m.record_search()}
            value={search}
            onChange={(text) => show({ search: text.trim(), page: 1 }, { replace: true })}
          />
        </Box>
        {tools}
      </Box>
      <Typography role="status" sx={{ mb: 4, color: 'text.secondary' }}>
        {data && data.total > 0 && m.record_results({ count: data.total })}
      </Typography>
      {data?.total === 0 && <EmptyState text={search === '' ? nobody() : m.record_no_match()} />}
      <Box component="ul" sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
        {data?.students.map((student) => (
          <StudentCard
            key={student.username ?? `pending ${student.record?.registryNumber}`}
            student={student}
            columns={columns}
            onEdit={setEdited}
          />
        ))}
      </Box>
      <Pagination
        page={page}
        pageSize={STUDENTS_PER_PAGE}
        total={data?.total ?? 0}
        onChange={(next, options) => show({ search, page: next }, options)}
      />
      <Suspense>{edited && <RecordDialog student={edited} onClose={() => setEdited(null)} />}</Suspense>
    </>
  )
}

interface StudentCardProps extends Pick<StudentsScreenProps, 'columns'> {
  student: Student
  onEdit: (student: Registered) => void
}

function StudentCard({ student, columns, onEdit }: StudentCardProps) {
  const name = fullName(student)
  const mayEdit = useRunsDepartment()
  return (
    <Card component="li" sx={{ p: 5, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography component="h2" variant="h3">
            {mayEdit && isRegistered(student) ? (
              <Link component={RouterLink} to={paths.profile(student.username)} sx={LONE_LINK}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Typography>
          {columns.includes('email') && (
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {student.email}
            </Typography>
          )}
        </Box>
        {!isRegistered(student) && (
          <StatusChip tone="neutral" icon={<HourglassEmptyOutlined />} label={m.record_pending()} />
        )}
        {mayEdit && isRegistered(student) && (
          <Button
            startIcon={<EditOutlined aria-hidden />}
            aria-label={m.record_edit_of({ name })}
            onClick={() => onEdit(student)}
            sx={NOT_ON_PAPER}
          >
            {m.record_edit()}
          </Button>
        )}
      </Box>
      {student.record === null ? (
        <Typography sx={{ color: 'text.secondary' }}>{m.record_none()}</Typography>
      ) : (
        <RecordRow record={student.record} columns={columns} />
      )}
    </Card>
  )
}
