import Box from '@mui/material/Box'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { fullName } from '../../../../../entities/person/person.ts'
import { m } from '../../../../../paraglide/messages.js'
import ManageAccountsOutlined from '../../../../../shared/icons/manage-accounts-outlined.tsx'
import { useRowsPerPage } from '../../../../../shared/ui/list/rows-per-page.ts'
import { useDeleteUser } from '../../administration.mutations.ts'
import { administrationQueries } from '../../administration.queries.ts'
import { deleteAction } from '../../record/standard-actions.tsx'
import { useDeleteRecord } from '../../record/use-delete-record.ts'
import { PersonPanel } from '../../security/person-panel.tsx'
import type { StudentAccount } from '../../student-account.mapper.ts'
import type { Column } from '../../table/column.ts'
import type { RecordAction } from '../../table/record-actions.ts'
import { RecordsTable } from '../../table/records-table.tsx'
import { useOpenedRecord } from '../../table/use-opened-record.ts'
import { useTableState } from '../../table/use-table-state.ts'
import { departmentOfStaff, namesOfStaff } from '../staff-columns.tsx'

const columnsOfStudents = (): Column<StudentAccount>[] => [
  ...namesOfStaff<StudentAccount>(m.administration_unconfirmed),
  {
    field: 'registryNumber',
    size: 'short',
    header: m.field_registry_number(),
    value: ({ registryNumber }) => registryNumber ?? '',
  },
  { ...departmentOfStaff<StudentAccount>(), isExtra: false },
]

/** The students of all departments, a page at a time; search and page stand in the address. */
export function StudentsScreen() {
  const columns = useMemo(columnsOfStudents, [])
  const { state, change } = useTableState(columns)
  const { search, page } = useDeferredValue(state)
  const [rows] = useRowsPerPage()
  const pageSize = useDeferredValue(rows)
  const { data } = useSuspenseQuery(administrationQueries.students(search, page, pageSize))
  const opened = useOpenedRecord()
  const shown = data.students.find(({ id }) => id === opened.id)
  const remove = useDeleteRecord({
    question: m.administration_delete_user,
    nameOf: fullName,
    remove: useDeleteUser(),
  })
  const toPerson: RecordAction<StudentAccount> = {
    label: m.security_to_person(),
    labelFor: (name) => m.security_to_person_named({ name }),
    icon: <ManageAccountsOutlined aria-hidden />,
    run: ({ id }) => opened.open(id),
  }
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {shown && <PersonPanel username={shown.username} />}
      <RecordsTable
        label={m.administration_table_students()}
        searchLabel={m.administration_search_students()}
        emptyText={m.administration_no_students()}
        selectionHint={m.security_selection_hint()}
        rows={data.students}
        columns={columns}
        nameOf={fullName}
        opened={opened}
        actions={[toPerson, deleteAction(remove)]}
        addButton={null}
        paging={{
          page,
          total: data.total,
          isSearchedWhole: true,
          onChange: (next) => change({ page: next }),
        }}
      />
    </Box>
  )
}
