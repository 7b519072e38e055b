import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { fullName, type Person } from '../../../../entities/person/person.ts'
import { m } from '../../../../paraglide/messages.js'
import { paths } from '../../../../shared/paths.ts'
import { useDeleteUser } from '../administration.mutations.ts'
import { administrationQueries } from '../administration.queries.ts'
import type { Department } from '../department.mapper.ts'
import { AddButton, NeededFirst } from '../record/add-button.tsx'
import { deleteAction, editAction } from '../record/standard-actions.tsx'
import { useDeleteRecord } from '../record/use-delete-record.ts'
import type { Column } from '../table/column.ts'
import { RecordsTable } from '../table/records-table.tsx'
import { useOpenedRecord } from '../table/use-opened-record.ts'

/** What a dialog needs to make a member of the staff, or to change one. */
export interface StaffDialogProps<Member> {
  /** Null for a new one. */
  item: Member | null
  departments: readonly Department[]
  onClose: () => void
}

interface StaffScreenProps<Member> {
  members: readonly Member[]
  columns: () => Column<Member>[]
  words: { label: string; searchLabel: string; none: string; departmentFirst: string }
  dialog: (props: StaffDialogProps<Member>) => ReactNode
}

/** The table of those whom administrators register: instructors, or secretaries. */
export function StaffScreen<Member extends Person & { id: number }>({
  members,
  columns,
  words,
  dialog,
}: StaffScreenProps<Member>) {
  const { data: departments } = useSuspenseQuery(administrationQueries.departments())
  const [isAdding, setAdding] = useState(false)
  const opened = useOpenedRecord()
  const remove = useDeleteRecord({
    question: m.administration_delete_user,
    nameOf: fullName,
    remove: useDeleteUser(),
  })
  const shown = useMemo(columns, [columns])
  const edited = members.find(({ id }) => id === opened.id)
  const mayAdd = departments.length > 0

  return (
    <>
      <RecordsTable
        label={words.label}
        searchLabel={words.searchLabel}
        emptyText={mayAdd ? words.none : words.departmentFirst}
        rows={members}
        columns={shown}
        nameOf={fullName}
        opened={opened}
        actions={[editAction<Member>(({ id }) => opened.open(id)), deleteAction(remove)]}
        addButton={
          mayAdd ? (
            <AddButton onClick={() => setAdding(true)} />
          ) : (
            <NeededFirst to={paths.administrator.departments()} label={m.administration_to_departments()} />
          )
        }
      />
      <Suspense>
        {isAdding && dialog({ item: null, departments, onClose: () => setAdding(false) })}
        {edited && dialog({ item: edited, departments, onClose: opened.close })}
      </Suspense>
    </>
  )
}
