import { RANKS } from '@diatrivi/domain/account/role'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import { useDeleteUser } from '../administration.mutations.ts'
import { administrationQueries } from '../administration.queries.ts'
import type { Instructor } from '../instructor.mapper.ts'
import { AddButton, NeededFirst } from '../record/add-button.tsx'
import { deleteAction, editAction } from '../record/standard-actions.tsx'
import { useDeleteRecord } from '../record/use-delete-record.ts'
import type { Column } from '../table/column.ts'
import { RecordsTable } from '../table/records-table.tsx'
import { rankLabel } from './rank-label.ts'
import { departmentOfStaff, namesOfStaff } from './staff-columns.tsx'

const InstructorDialog = lazy(() => import('./instructor-dialog.tsx'))

const columnsOfInstructors = (): Column<Instructor>[] => [
  ...namesOfStaff<Instructor>(),
  {
    field: 'rank',
    header: m.administration_rank(),
    value: ({ rank }) => rankLabel(rank),
    choices: [...RANKS.map(rankLabel), rankLabel(null)],
    flex: 3,
    minWidth: 200,
  },
  departmentOfStaff<Instructor>(),
]

export function InstructorsScreen() {
  const { data: instructors } = useSuspenseQuery(administrationQueries.instructors())
  const { data: departments } = useSuspenseQuery(administrationQueries.departments())
  const [edited, setEdited] = useState<{ item: Instructor | null } | null>(null)
  const remove = useDeleteRecord({
    question: m.administration_delete_user,
    nameOf: fullName,
    remove: useDeleteUser(),
  })
  const columns = useMemo(columnsOfInstructors, [])
  const mayAdd = departments.length > 0

  return (
    <>
      <RecordsTable
        label={m.administration_table_users()}
        searchLabel={m.administration_search_users()}
        emptyText={mayAdd ? m.administration_no_users() : m.administration_department_first()}
        rows={instructors}
        columns={columns}
        nameOf={fullName}
        actions={[editAction<Instructor>((item) => setEdited({ item })), deleteAction(remove)]}
        addButton={
          mayAdd ? (
            <AddButton onClick={() => setEdited({ item: null })} />
          ) : (
            <NeededFirst to={paths.administrator.departments()} label={m.administration_to_departments()} />
          )
        }
      />
      <Suspense>
        {edited && (
          <InstructorDialog item={edited.item} departments={departments} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </>
  )
}
