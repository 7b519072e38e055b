import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { fullName } from '../../../../../entities/person/person.ts'
import { m } from '../../../../../paraglide/messages.js'
import { useDeleteUser } from '../../administration.mutations.ts'
import { administrationQueries } from '../../administration.queries.ts'
import type { Administrator } from '../../administrator.mapper.ts'
import { AddButton } from '../../record/add-button.tsx'
import { deleteAction } from '../../record/standard-actions.tsx'
import { useDeleteRecord } from '../../record/use-delete-record.ts'
import { RecordsTable } from '../../table/records-table.tsx'
import { namesOfStaff } from '../staff-columns.tsx'

const AdministratorDialog = lazy(() => import('./administrator-dialog.tsx'))

/** Who administers the installation; each writes the own name, and any of them invites another. */
export function AdministratorsScreen() {
  const { data: administrators } = useSuspenseQuery(administrationQueries.administrators())
  const [isInviting, setInviting] = useState(false)
  const remove = useDeleteRecord({
    question: m.administration_delete_user,
    nameOf: fullName,
    remove: useDeleteUser(),
  })
  const columns = useMemo(() => namesOfStaff<Administrator>(), [])
  return (
    <>
      <RecordsTable
        label={m.administration_table_administrators()}
        searchLabel={m.administration_search_administrators()}
        emptyText={m.administration_no_administrators()}
        rows={administrators}
        columns={columns}
        nameOf={fullName}
        actions={[deleteAction(remove)]}
        addButton={<AddButton onClick={() => setInviting(true)} />}
      />
      <Suspense>{isInviting && <AdministratorDialog onClose={() => setInviting(false)} />}</Suspense>
    </>
  )
}
