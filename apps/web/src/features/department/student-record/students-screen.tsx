import {
  MOST_FIRST,
  STUDENT_ORDERS,
  STUDENT_THESES,
} from '@diatrivi/domain/view/department-list/student-list'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { fullName } from '../../../entities/person/person.ts'
import { useRunsDepartment } from '../../../entities/viewer/use-runs-department.ts'
import { m } from '../../../paraglide/messages.js'
import EditOutlined from '../../../shared/icons/edit-outlined.tsx'
import HourglassEmptyOutlined from '../../../shared/icons/hourglass-empty-outlined.tsx'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ListFrame } from '../../../shared/ui/list/list-frame.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/list/list-table.tsx'
import { useRowsPerPage } from '../../../shared/ui/list/rows-per-page.ts'
import { useListAddress } from '../../../shared/ui/list/use-list-address.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { recordColumns } from './record-entries.ts'
import { isRegistered, type Student } from './student-record.mapper.ts'
import { studentRecordQueries } from './student-record.queries.ts'
import { ThesisChips, thesisColumns } from './student-theses.tsx'

const RecordDialog = lazy(async () => ({ default: (await import('./record-dialog.tsx')).RecordDialog }))

interface StudentsScreenProps {
  /** Beside the search: what is done with the list. */
  tools?: ReactNode
  /** The columns that are shown of each. */
  columns: readonly string[]
}

/** The students of a department with their records, which the secretary writes; search, filter, order and page stand in the address. */
export function StudentsScreen({ tools, columns }: StudentsScreenProps) {
  const { textOf, page, narrow, turn } = useListAddress()
  const [pageSize, setPageSize] = useRowsPerPage()
  const [edited, setEdited] = useState<Student | null>(null)
  const mayEdit = useRunsDepartment()
  const choice = {
    search: textOf('search'),
    thesis: STUDENT_THESES.find((state) => state === textOf('thesis')) ?? null,
    order: STUDENT_ORDERS.find((order) => order === textOf('sort')) ?? 'name',
  }
  const { data, isPlaceholderData } = useQuery({
    ...studentRecordQueries.page(choice, page, pageSize),
    throwOnError: true,
  })
  const nobody = mayEdit ? m.record_no_students : m.record_nobody_yet
  const isNarrowed = choice.search !== '' || choice.thesis !== null
  return (
    <>
      <ListFrame
        search={{
          label: m.record_search(),
          value: choice.search,
          onChange: (text) => narrow({ search: text }),
        }}
        filters={<ThesisChips choice={choice} onChoose={(thesis) => narrow({ thesis: thesis ?? '' })} />}
        tools={tools}
        total={data?.total}
        isComing={isPlaceholderData}
        counted={(count) => m.record_results({ count })}
        empty={<EmptyState text={isNarrowed ? m.record_no_match() : nobody()} />}
        paging={{ page, pageSize, onChange: turn, onPageSize: setPageSize }}
      >
        <ListTable
          label={m.record_students()}
          rows={data?.students ?? []}
          keyOf={(student) => student.username ?? `pending ${student.pendingId}`}
          title={{
            heading: m.field_name(),
            order: 'name',
            read: fullName,
            to: (student) => (mayEdit && isRegistered(student) ? paths.profile(student.username) : undefined),
            below: (student) => <BelowName student={student} hasEmail={columns.includes('email')} />,
          }}
          columns={columnsOf(columns)}
          ordered={{
            by: choice.order,
            isDown: MOST_FIRST.includes(choice.order),
            onOrder: (by) => narrow({ sort: by === choice.order || by === 'name' ? '' : by }),
          }}
          actions={mayEdit ? (student) => <EditButton student={student} onEdit={setEdited} /> : undefined}
        />
      </ListFrame>
      <Suspense>{edited && <RecordDialog student={edited} onClose={() => setEdited(null)} />}</Suspense>
    </>
  )
}

/** In the order in which they are named. */
function columnsOf(shown: readonly string[]): ListColumn<Student>[] {
  const columns = { ...recordColumns(), ...thesisColumns() }
  return shown.flatMap((name) => columns[name] ?? [])
}

function BelowName({ student, hasEmail }: { student: Student; hasEmail: boolean }) {
  return (
    <>
      {hasEmail && <div>{student.email}</div>}
      {!isRegistered(student) && (
        <StatusChip
          size="small"
          tone="neutral"
          icon={<HourglassEmptyOutlined />}
          label={m.record_pending()}
        />
      )}
      {student.record === null && <div>{m.record_none()}</div>}
    </>
  )
}

function EditButton({ student, onEdit }: { student: Student; onEdit: (student: Student) => void }) {
  return (
    <Button
      startIcon={<EditOutlined aria-hidden />}
      aria-label={m.record_edit_of({ name: fullName(student) })}
      onClick={() => onEdit(student)}
    >
      {m.word_edit()}
    </Button>
  )
}
