import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import { useDeleteUser } from '../administration.mutations.ts'
import { administrationQueries } from '../administration.queries.ts'
import { departmentOfStaff, namesOfStaff } from '../instructors/staff-columns.tsx'
import { AddButton, NeededFirst } from '../record/add-button.tsx'
import { deleteAction, editAction } from '../record/standard-actions.tsx'
import { useDeleteRecord } from '../record/use-delete-record.ts'
import type { Secretary } from '../secretary.mapper.ts'
import type { Column } from '../table/column.ts'
import { RecordsTable } from '../table/records-table.tsx'

const SecretaryDialog = lazy(() => import('./secretary-dialog.tsx'))

const columnsOfSecretaries = (): Column<Secretary>[] => [
  ...namesOfStaff<Secretary>(),
  departmentOfStaff<Secretary>(),
]

export function SecretariesScreen() {
  const { data: secretaries } = useSuspenseQuery(administrationQueries.secretaries())
  const { data: departments } = useSuspenseQuery(administrationQueries.departments())
  const [edited, setEdited] = useState<{ item: Secretary | null } | null>(null)
  const remove = useDeleteRecord({
    question: m.administration_delete_user,
    nameOf: fullName,
    remove: useDeleteUser(),
  })
  const columns = useMemo(columnsOfSecretaries, [])
  const mayAdd = departments.length > 0

  return (
    <>
      <RecordsTable
        label={m.administration_table_secretaries()}
        searchLabel={m.administration_search_secretaries()}
        emptyText={
          mayAdd ? m.administration_no_secretaries() : m.administration_department_first_secretaries()
        }
        rows={secretaries}
        columns={columns}
        nameOf={fullName}
        actions={[editAction<Secretary>((item) => setEdited({ item })), deleteAction(remove)]}
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
          <SecretaryDialog item={edited.item} departments={departments} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </>
  )
}
